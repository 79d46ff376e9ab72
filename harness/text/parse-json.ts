/** The value of a text that may be anything; undefined when it is not JSON, which is no value of JSON itself. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
