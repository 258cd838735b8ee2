/** Whether this takes keys for itself: words, or a choice from a list. */
export function isTextField(element: Element | null | undefined): boolean {
  return element?.closest('input:not([type=checkbox]):not([type=radio]), textarea, select') != null;
}
