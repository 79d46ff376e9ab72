/**
 * SVG text of vega's as preact nodes: only shapes and text, only attributes of geometry and paint. So the page stays
 * within its content security policy, whatever stands in titles, and gets no more bytes than it shows.
 */
import type { VNode } from 'preact';
import { element } from './element.ts';
import { create } from 'xmlbuilder2';
import { defined } from '../../text/at.ts';

export interface SvgNodes {
  readonly children: readonly (VNode | string)[];
  readonly width: number;
  readonly height: number;
}

export const nodesOfSvg = (svg: string): SvgNodes => {
  const root = create(svg).root().node as unknown as XmlElement;
  return {
    children: childrenOf(root),
    width: sizeOf(root, 'width'),
    height: sizeOf(root, 'height'),
  };
};

/** As much of the DOM as is needed here; the library's own types name more than its objects have. */
interface XmlNode {
  readonly nodeType: number;
}
interface XmlText extends XmlNode {
  readonly textContent: string;
}
interface XmlElement extends XmlNode {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly localName: string; readonly value: string }>;
  readonly childNodes: Iterable<XmlNode>;
}

const elementType = 1;
const textType = 3;

const shapes = new Set(['path', 'line', 'rect', 'text', 'tspan', 'circle']);
const kept = new Set(
  [
    'transform|d|x|y|x1|x2|y1|y2|dx|dy|width|height|r',
    'fill|stroke|stroke-width|stroke-dasharray|fill-opacity|stroke-opacity|text-anchor|font-size',
  ].flatMap((names) => names.split('|')),
);

const childrenOf = (node: XmlElement): readonly (VNode | string)[] =>
  [...node.childNodes].flatMap((child): readonly (VNode | string)[] => {
    if (child.nodeType === textType) return [(child as XmlText).textContent];
    return child.nodeType === elementType ? nodesOf(child as XmlElement) : [];
  });

/** Nothing for what cannot be seen; a group that moves nothing is its children. */
const nodesOf = (node: XmlElement): readonly (VNode | string)[] => {
  const name = node.localName;
  if (attribute(node, 'display') === 'none' || /^(?:back|fore)ground$/.test(attribute(node, 'class') ?? '')) return [];
  const children = childrenOf(node);
  const attributes = attributesOf(node);
  if (name === 'g') {
    if (children.length === 0) return [];
    return Object.keys(attributes).length === 0 ? children : [element('g', attributes, children)];
  }
  if (!shapes.has(name) || (name === 'text' && children.length === 0)) return [];
  return [element(name, attributes, children)];
};

const attributesOf = (node: XmlElement): Record<string, string> =>
  Object.fromEntries(
    [...node.attributes]
      .filter(({ localName, value }) => kept.has(localName) && value !== '' && value !== 'translate(0,0)')
      .map(({ localName, value }) => [localName, /^(?:d|transform)$/.test(localName) ? rounded(value) : value]),
  );

const rounded = (text: string): string =>
  text.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));

const attribute = (node: XmlElement, name: string): string | undefined =>
  [...node.attributes].find(({ localName }) => localName === name)?.value;

/** Vega gives the size of every plot, in pixels. */
const sizeOf = (root: XmlElement, name: 'width' | 'height'): number =>
  Math.ceil(Number(defined(attribute(root, name), `a plot without ${name}`)));
