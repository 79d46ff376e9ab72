/** The tools for style: which releases, and where from. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../text/at.ts';
import type { Jdk } from '../jdk.ts';

export interface StyleTool {
  readonly id: 'checkstyle' | 'pmd' | 'spotbugs';
  readonly title: string;
  /** The newest release for each oldest feature version of Java that it runs on, newest Java first. */
  readonly releases: readonly { readonly java: number; readonly version: string }[];
  /** Of Maven Central, with what they depend on: group and name. */
  readonly artifacts: readonly string[];
  /** Dependencies that are not needed: group and name. */
  readonly without: readonly string[];
}

export const styleTools: readonly StyleTool[] = [
  {
    id: 'checkstyle',
    title: 'Checkstyle',
    releases: [
      { java: 21, version: '14.4.0' },
      { java: 17, version: '12.3.1' },
    ],
    artifacts: ['com.puppycrawl.tools:checkstyle'],
    without: [],
  },
  {
    id: 'pmd',
    title: 'PMD',
    releases: [{ java: 8, version: '7.27.0' }],
    artifacts: ['net.sourceforge.pmd:pmd-java', 'net.sourceforge.pmd:pmd-cli'],
    without: ['net.sourceforge.pmd:pmd-designer'],
  },
  {
    id: 'spotbugs',
    title: 'SpotBugs',
    releases: [{ java: 11, version: '4.10.4' }],
    artifacts: ['com.github.spotbugs:spotbugs'],
    without: [],
  },
];

/** A tool in the release that a JDK can run, and the folder of its jars, which is there when it was installed. */
export interface PlacedTool {
  readonly tool: StyleTool;
  readonly version: string;
  readonly folder: string;
}

export const placeTool = (tool: StyleTool, jdk: Jdk, cacheDir: string): PlacedTool => {
  const { version } = tool.releases.find(({ java }) => jdk.feature >= java) ?? at(tool.releases, -1);
  return { tool, version, folder: join(cacheDir, 'style', `${tool.id}-${version}`) };
};

export const isInstalled = ({ folder }: PlacedTool): boolean => existsSync(folder);
