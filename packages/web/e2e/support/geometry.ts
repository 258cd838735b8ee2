// All of it runs in the page: nothing here may use anything from outside its function.

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
    const { overflowX, overflowY, display, clipPath } = getComputedStyle(one);
    if (clipPath === 'inset(50%)') continue; // for ears only
    const isCut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const isLow = overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 3;
    if (display !== 'inline' && (isCut || isLow))
      found.push(`cut: ${one.className || one.tagName} "${(one.textContent ?? '').slice(0, 40)}"`);
  }
  return found;
}

/**
 * What does not fit the screen: boxes that lie on each other or leave the window, and texts that are cut off or lie on other texts.
 * `mayScroll`: the seats may be more than a screen; the bar and the hand never are.
 */
export function misfits(mayScroll: boolean): string[] {
  const found: string[] = [];
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility() && one.closest('.drawer, .sr-only') === null,
    );
  const name = (one: Element) =>
    `${one.getAttribute('class') ?? one.tagName} "${(one.textContent ?? '').slice(0, 24)}"`;
  // Nothing changes while it is measured: each box is asked for once.
  const known = new Map<Element, DOMRect>();
  const boxOf = (one: Element): DOMRect => {
    const rect = known.get(one) ?? one.getBoundingClientRect();
    known.set(one, rect);
    return rect;
  };
  const lie = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5;
  const scroller = document.querySelector('.phone-top');
  // Lines of one text may touch: their boxes are higher than their letters.
  const line = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.34;
  const slack = line / 1.8;
  const isScrolled = (one: Element) => mayScroll && scroller?.contains(one) === true;

  const boxes = all(
    '.top, .seat, .middle-place, .deck, .fan, .stage, .ev, .low-centre .pile, .ring-main .bank, .row-cards, .live-line, .note, .me, .bar, .tray, .hand, .character-choice, .dock, .role-place',
  );
  for (const [at, one] of boxes.entries()) {
    const a = boxOf(one);
    const isIn = a.left >= -1 && a.top >= -1 && a.right <= innerWidth + 1 && a.bottom <= innerHeight + 1;
    if (!isIn && !isScrolled(one)) found.push(`outside: ${name(one)}`);
    for (const other of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || isScrolled(one) !== isScrolled(other)) continue;
      // Without a drawer the last line of the log stands in the header.
      if (one.matches('.top') && other.matches('.table-area > .live-line')) continue;
      // A picked card rises out of the hand, and a fuse out of the bar.
      if (lie(a, boxOf(other)) && !(one.matches('.bar') && other.matches('.hand')))
        found.push(`${name(one)} lies on ${name(other)}`);
    }
  }
  const presses = all('.ans, .end-turn, .arm-button, .top .ib, .hand-card');
  for (const [at, one] of presses.entries()) {
    const a = boxOf(one);
    const bar = one.closest('.bar');
    const isInBar = bar !== null && bar.scrollHeight > bar.clientHeight + 1;
    const isInHand = one.closest('.hand, .tray') !== null;
    if (
      !isInHand &&
      !isInBar &&
      !isScrolled(one) &&
      (a.left < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
    )
      found.push(`outside: ${name(one)}`);
    for (const other of presses.slice(at + 1)) {
      const holder = other.closest('.bar');
      const isAway = holder !== null && holder.scrollHeight > holder.clientHeight + 1;
      if (!isInHand && !isInBar && !isAway && !isScrolled(one) && lie(a, boxOf(other)))
        found.push(`${name(one)} lies on ${name(other)}`);
    }
  }
  for (const strip of all('.tile .strip-line')) {
    const [inner, outer] = [boxOf(strip), strip.closest('.tile')?.getBoundingClientRect()];
    if (outer !== undefined && (inner.bottom > outer.bottom + 2 || inner.top < outer.top))
      found.push(`outside its tile: ${name(strip)}`);
  }
  for (const tile of all('.tile')) {
    const outer = boxOf(tile);
    const cards = tile.querySelector('.chs')?.getBoundingClientRect();
    for (const one of tile.querySelectorAll('.life, .hc, .chs > *, .chs .coin')) {
      const inner = boxOf(one);
      if (inner.right > outer.right + 2 || inner.bottom > outer.bottom + 2)
        found.push(`outside its tile: ${name(one)}`);
      if (cards !== undefined && one.closest('.chs') !== null && inner.width > 0)
        if (inner.top < cards.top - slack || inner.bottom > cards.bottom + slack || inner.right > cards.right + 2)
          found.push(`cut: ${name(one)} in front of ${name(tile)}`);
    }
  }
  // Of more cards than there is room for, only as much counts as is to be seen.
  const shown = (one: Element): DOMRect => {
    const box = boxOf(one);
    const cards = one.closest('.chs')?.getBoundingClientRect();
    if (cards === undefined) return box;
    return new DOMRect(box.x, box.y, Math.max(0, Math.min(box.right, cards.right) - box.x), box.height);
  };
  const mine = all('.me :is(.life, .coin, .heap, .chs > *, .tag.big, .end-turn, .arm-button)');
  for (const [at, one] of mine.entries())
    for (const other of mine.slice(at + 1))
      if (!one.contains(other) && !other.contains(one) && lie(shown(one), shown(other)))
        found.push(`${name(one)} lies on ${name(other)}`);
  for (const box of all('.seat, .me, .middle, .bar, .live-line, .top, .ev, .note')) {
    const texts: { readonly of: Element; readonly rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || node.textContent?.trim() === '' || !parentElement.checkVisibility()) continue;
      if (parentElement.closest('.sr-only, .card, .mini, svg, kbd') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width < 1) continue;
      const short = parentElement.closest('.own-power, .mut, .line > span')?.getBoundingClientRect();
      // Where a line shows as much as fits, only that counts.
      const right = Math.min(rect.right, short?.right ?? rect.right);
      if (right - rect.x > 1)
        texts.push({ of: parentElement, rect: new DOMRect(rect.x, rect.y, right - rect.x, rect.height) });
      for (
        let holder: Element | null = parentElement;
        holder !== null && holder !== document.body;
        holder = holder.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(holder);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (isScrolled(holder) || (holder === scroller && mayScroll) || /auto|scroll/.test(overflowX + overflowY))
          break;
        const held = boxOf(holder);
        // One line of the log shows as much as fits, and so does my own power: both are told in full by a touch.
        if (textOverflow === 'ellipsis' && holder.closest('.live-line, .own-power, .mut') !== null) break;
        if (
          rect.left < held.left - 2 ||
          rect.right > held.right + 2 ||
          rect.top < held.top - 3 ||
          rect.bottom > held.bottom + 3
        ) {
          found.push(`cut: ${name(parentElement)} in ${holder.className} of ${name(box)}`);
          break;
        }
      }
    }
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (across > 2 && down > line) found.push(`text on text: ${name(one.of)} on ${name(other.of)} in ${name(box)}`);
      }
  }
  return [...new Set(found)];
}

/** The same of the table for two. Nothing scrolls there: everything is on the screen at once. */
export function duelMisfits(): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility() && one.closest('.drawer, .sr-only') === null,
    );
  const name = (one: Element) =>
    `${one.getAttribute('class') ?? one.tagName} "${(one.textContent ?? '').slice(0, 24)}"`;
  const found: string[] = [];
  const boxes = all(
    '.top, .fighter, .unchosen, .duel-middle, .duel-player, .live-line, .duel-why, .bar, .hand, .duel-legend',
  );
  const inside = all('.duel-deck, .pile-top, .staged, .plate-card, .ans, .end-turn, .swap-places, .hand-card, .ib');
  for (const one of [...boxes, ...inside]) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`outside: ${name(one)} ${[left, top, right, bottom].map(Math.round).join()}`);
  }
  for (const one of all('.fighter :is(h2, p, .chip, .always, .lf)')) {
    const [inner, outer] = [one.getBoundingClientRect(), one.closest('.fighter')?.getBoundingClientRect()];
    if (outer !== undefined && (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1))
      found.push(`outside its fighter: ${name(one)}`);
  }
  // Cards of a hand lie on each other, and the swap hangs between my two: both are meant.
  const alone = inside.filter((one) => !one.matches('.hand-card, .plate-card, .duel:not(.phone) .swap-places'));
  for (const group of [boxes, alone]) {
    for (const [at, one] of group.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of group.slice(at + 1)) {
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // A picked card rises out of the hand.
        const isHeld = one.contains(other) || other.contains(one) || (one.matches('.bar') && other.matches('.hand'));
        if (!isHeld && across > 2.5 && down > 2.5) found.push(`${name(one)} lies on ${name(other)}`);
      }
    }
  }
  return found;
}
