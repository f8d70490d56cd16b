import { describe, expect, it } from 'vitest';
import { moveStyleAttributes } from './style-attributes.ts';

describe('moveStyleAttributes', () => {
  it('turns style attributes into rules, equal ones into one', () => {
    const html =
      '<style>a{}</style><i class="x" style="width:1px"></i><b style="width:1px"></b><u style="top:0"></u>';
    expect(moveStyleAttributes(html)).toBe(
      '<style>a{}[data-style="0"]{width:1px}[data-style="1"]{top:0}</style>' +
        '<i class="x" data-style="0"></i><b data-style="0"></b><u data-style="1"></u>',
    );
  });

  it('reads what was escaped in the attribute', () => {
    const html = '<style></style><i style="font-family:&quot;A&amp;B&quot;"></i>';
    expect(moveStyleAttributes(html)).toContain('[data-style="0"]{font-family:"A&B"}');
  });

  it('leaves a page without style attributes as it is', () => {
    expect(moveStyleAttributes('<p>style="x"</p>')).toBe('<p>style="x"</p>');
  });

  it('stops the build when there is no style to move them to', () => {
    expect(() => moveStyleAttributes('<i style="top:0"></i>')).toThrow('no <style>');
  });
});
