/** How dates, numbers and lists are written in a language: in English «A, B and C». */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
