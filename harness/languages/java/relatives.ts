/** What is sent in place of Java sources. */
import type { RelativeFile } from '../../contracts/source-rules.ts';
import { defineMessages } from '../../messages/messages.ts';

const relativeMessages = defineMessages('java-relatives', {
  compiledClass: 'is a compiled class; submit the source, {wanted}.',
});

export const javaRelatives: readonly RelativeFile[] = [{ extension: '.class', advice: relativeMessages.compiledClass }];
