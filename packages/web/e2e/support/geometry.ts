// Both run in the page: they may use nothing from outside.

/** Boxes of the table that lie on each other. */
export function overlaps(): string[] {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>(
      '.seat, .me, .bar, .hand, .tray, .character-choice, .deck, .fan, .ev, .stage',
    ),
  ].filter((one) => one.offsetParent !== null && one.closest('.drawer') === null);
  const isPhone = document.querySelector('.table-screen.phone') !== null;
  const name = (box: HTMLElement) => `${box.className.split(' ')[0] ?? ''} ${(box.textContent ?? '').slice(0, 18)}`;
  const found: string[] = [];
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      // A phone's seats scroll away under what is held by the thumb.
      const isScrolled = isPhone && one.classList.contains('seat') !== other.classList.contains('seat');
      const a = one.getBoundingClientRect();
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (!isScrolled && across > 2 && down > 2) found.push(`${name(one)} lies on ${name(other)}`);
    }
  }
  return found;
}

/** Texts that are cut off, and what stands beside the screen. The line that opens the log shows as much of it as fits. */
export function cutTexts(): string[] {
  const found: string[] = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room + 1) {
    // What is placed absolutely is held by no parent that is not placed itself.
    const isHeld = (one: Element): boolean => {
      const isFree = one instanceof HTMLElement && getComputedStyle(one).position === 'absolute';
      const holder = isFree ? one.offsetParent : one.parentElement;
      if (holder === null || holder === document.body) return false;
      return getComputedStyle(holder).overflowX !== 'visible' || isHeld(holder);
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > room + 1 && !isHeld(one),
    );
    const named = wide.map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`);
    found.push(`beside the screen: ${named.slice(0, 3).join(', ')}`);
  }
  for (const name of document.querySelectorAll<HTMLElement>('.seat .nm'))
    if (name.offsetParent === null) found.push(`hidden: ${name.textContent}`);
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    if (one.closest('.sr-only, .log, .live-line, svg, input, .card, .mini, .poster-fan') !== null) continue;
    const isText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    if (!isText || one.offsetParent === null) continue;
    const { overflowX, overflowY, display } = getComputedStyle(one);
    const isCut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const isLow = overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 3;
    if (display !== 'inline' && (isCut || isLow))
      found.push(`cut: ${one.className || one.tagName} "${(one.textContent ?? '').slice(0, 40)}"`);
  }
  return found;
}
