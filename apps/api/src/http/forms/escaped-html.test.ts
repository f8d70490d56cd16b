import { expect, it } from 'vitest';
import { escaped } from './escaped-html.ts';

it('escapes what is filled in, in text and in attributes', () => {
  const name = `<script>alert("1")</script> & 'friends'`;
  expect(escaped`<a title="${name}">${name}</a>`.markup).toBe(
    '<a title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;friends&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;friends&#39;</a>',
  );
});

it('takes markup made by itself as it is, one piece or many', () => {
  const items = ['a<b', 'c'].map((text) => escaped`<li>${text}</li>`);
  expect(escaped`<ol>${items}</ol>${escaped`<hr>`}`.markup).toBe('<ol><li>a&lt;b</li><li>c</li></ol><hr>');
});

it('does not escape twice', () => {
  expect(escaped`<p>${escaped`<b>${'&'}</b>`}</p>`.markup).toBe('<p><b>&amp;</b></p>');
});
