import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const text = 'class Bøard {\n}\n';

describe('decode', () => {
  it.each([
    ['UTF-8', Buffer.from(text), []],
    ['UTF-8 with a byte order mark', iconv.encode(text, 'utf8', { addBOM: true }), ['byte order mark']],
    ['UTF-16 LE with a mark', iconv.encode(text, 'utf-16le', { addBOM: true }), ['UTF-16']],
    ['UTF-16 BE with a mark', iconv.encode(text, 'utf-16be', { addBOM: true }), ['UTF-16']],
    ['UTF-16 LE without one', iconv.encode(text, 'utf-16le'), ['UTF-16']],
    ['UTF-16 BE without one', iconv.encode(text, 'utf-16be', { addBOM: false }), ['UTF-16']],
    ['Latin-1', iconv.encode(text, 'latin1'), ['Windows-1252']],
    [
      'Latin-1 after the mark of UTF-8',
      Buffer.concat([Buffer.from('efbbbf', 'hex'), iconv.encode(text, 'latin1')]),
      ['byte order mark', 'Windows-1252'],
    ],
    ['CRLF', Buffer.from(text.replaceAll('\n', '\r\n')), ['CRLF']],
    ['CR', Buffer.from(text.replaceAll('\n', '\r')), ['CR']],
    ['Latin-1 with CRLF', iconv.encode(text.replaceAll('\n', '\r\n'), 'latin1'), ['Windows-1252', 'CRLF']],
  ] as const)('reads %s', (_, bytes, forgiven) => {
    expect(decode(bytes)).toEqual({ kind: 'text', text, forgiven });
  });

  it('reads an empty file', () => {
    expect(decode(Buffer.alloc(0))).toEqual({ kind: 'text', text: '', forgiven: [] });
  });

  it.each([
    ['cafebabe00000041', 'it looks like a compiled class file'],
    ['504b030414000000', 'it looks like a zip or jar archive'],
    ['41004243000000', 'it contains zero bytes, as programs and images do'],
    ['fffe410000004200', 'it contains zero bytes, as programs and images do'],
  ])('tells that %s is no text', (hex, why) => {
    expect(decode(Buffer.from(hex, 'hex'))).toEqual({ kind: 'binary', why });
  });
});
