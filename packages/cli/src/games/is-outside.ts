/** Whether a bot is named by its file, and so is somebody else's. */
export function isOutside(bot: string): boolean {
  return /\.[cm]?[jt]s$/.test(bot);
}
