/** The schemas of those who read JUnit XML, by the XML library that everybody has: libxml2. */
import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

const validators = ['jenkins-junit', 'surefire-test-report'].map((name) => {
  const schema = XmlDocument.fromString(readFileSync(`fixtures/schemas/${name}.xsd`, 'utf8'));
  return XsdValidator.fromDoc(schema);
});

/** @throws what a schema finds wrong with the XML, with the line */
export const requireValid = (text: string): void => {
  const document = XmlDocument.fromString(text);
  try {
    for (const validator of validators) validator.validate(document);
  } finally {
    document.dispose();
  }
};
