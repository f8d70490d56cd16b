/* Scripts for the page: what text twice as large does to it. Each is complete in itself, because the page gets its source. */

/** Texts and controls that reach out of the window where nothing scrolls them, and the page if it scrolls sideways. */
export function cutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // Letters on the things of a picture are cut with it.
      element.closest('picture + svg') === null &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const beyond = texts.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 && left < clientWidth && !isElsewhere(element);
  });
  const words = beyond.map(({ textContent }) => textContent.trim());
  return scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`, ...words] : words;

  /** In something that scrolls by itself, or for screen readers alone. */
  function isElsewhere(element: Element): boolean {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true;
    }
    return false;
  }
}

/**
 * Pairs of texts of one layer that are drawn over each other, texts larger than a box that hides the rest, and words broken letter
 * by letter. What is fixed or sticky lies above the rest on purpose, and is compared with itself.
 */
export function overlapping(): string[] {
  const SLACK_PX = 3;
  /** Fewer on average, and words are no longer read but spelled. */
  const LETTERS_ON_A_LINE = 3;
  /** Lines of a tight heading share some of their height. */
  const SHARED_HEIGHT = 0.3;
  const layer = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  const texts = [...layer.querySelectorAll('*')].flatMap((element) =>
    isDrawn(element)
      ? [...element.childNodes]
          .filter(isText)
          .map((node) => [element, seenOf(element, linesOf(node))] as const)
      : [],
  );
  const planes = new Map(texts.map(([element]) => [element, planeOf(element)]));
  const found = texts.flatMap(([element, lines], index) =>
    texts
      .slice(index + 1)
      .filter(
        ([other, otherLines]) =>
          other !== element &&
          planes.get(other) === planes.get(element) &&
          lines.some((line) => otherLines.some((one) => meet(line, one))),
      )
      .map(([other]) => `${words(element)} | ${words(other)}`),
  );
  const hidden = texts.map(([element]) => element).filter(isHiddenInPart);
  const broken = texts.filter(
    ([element, lines]) =>
      lines.length > 2 && (element.textContent ?? '').trim().length < LETTERS_ON_A_LINE * lines.length,
  );
  return [
    ...new Set([
      ...found,
      ...hidden.map((element) => `hidden in part: ${words(element)}`),
      ...broken.map(([element]) => `broken: ${words(element)}`),
    ]),
  ];

  function isText(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '';
  }
  function isDrawn(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('picture + svg') !== null) return false;
    for (
      let around: Element | null = element;
      around !== null && around !== layer;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).clipPath !== 'none') return false;
    }
    return true;
  }
  function planeOf(element: Element): Element {
    for (
      let around: Element | null = element;
      around !== null && around !== layer;
      around = around.parentElement
    ) {
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
    }
    return layer;
  }
  function linesOf(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }
  /** Lines, or what of them shows, in boxes that scroll or hide the rest. */
  function seenOf(element: Element, lines: DOMRect[]): DOMRect[] {
    let seen = lines;
    for (
      let around: Element | null = element;
      around !== null && around !== layer;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      seen = seen.map((line) => {
        const [x, y] = [Math.max(left, line.left), Math.max(top, line.top)];
        return new DOMRect(x, y, Math.min(right, line.right) - x, Math.min(bottom, line.bottom) - y);
      });
      seen = seen.filter(({ width, height }) => width > 0 && height > 0);
    }
    return seen;
  }
  function meet(one: DOMRect, other: DOMRect): boolean {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK_PX &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        SLACK_PX + SHARED_HEIGHT * Math.min(one.height, other.height)
    );
  }
  function isHiddenInPart(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + SLACK_PX) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + SLACK_PX)
    );
  }
  function words(element: Element): string {
    return (element.textContent ?? '').trim().slice(0, 40);
  }
}
