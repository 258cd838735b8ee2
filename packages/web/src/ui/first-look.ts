/** What was there before any script goes, once the page itself has something to show. */
export function removeFirstLook(): void {
  document.querySelector('#first')?.remove();
}
