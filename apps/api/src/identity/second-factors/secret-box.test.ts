import { describe, expect, it } from 'vitest';
import { SealedForOthersError, SecretBox } from './secret-box.ts';

const [OLD, NEW] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
const SECRET = Buffer.from('12345678901234567890');

describe('what is sealed', () => {
  it('is opened again, and looks different each time', () => {
    const box = new SecretBox([OLD]);
    const [first, second] = [box.seal(SECRET, 'a'), box.seal(SECRET, 'a')];
    expect(box.open(first, 'a')).toEqual(SECRET);
    expect(first.sealed).not.toEqual(second.sealed);
    expect(first.sealed.includes(SECRET)).toBe(false);
  });

  it('is opened for nobody else and in no other form', () => {
    const box = new SecretBox([OLD]);
    const sealed = box.seal(SECRET, 'a');
    expect(() => box.open(sealed, 'b')).toThrow('authenticate');
    const changed = Buffer.from(sealed.sealed);
    changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
    expect(() => box.open({ ...sealed, sealed: changed }, 'a')).toThrow('authenticate');
  });

  it('is opened by an older secret that is still in the list, not without it', () => {
    const sealed = new SecretBox([OLD]).seal(SECRET, 'a');
    expect(new SecretBox([NEW, OLD]).open(sealed, 'a')).toEqual(SECRET);
    expect(() => new SecretBox([NEW]).open(sealed, 'a')).toThrow(SealedForOthersError);
  });
});

it('codes are hashed for their owner and with the secret', () => {
  const box = new SecretBox([OLD]);
  expect(box.codeHash('123456', 'a')).toEqual(box.codeHash('123456', 'a'));
  expect(box.codeHash('123456', 'a')).not.toEqual(box.codeHash('123456', 'b'));
  expect(box.codeHash('123456', 'a')).not.toEqual(new SecretBox([NEW]).codeHash('123456', 'a'));
});
