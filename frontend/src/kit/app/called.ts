/** The mark on the icon of the installed app: it is somebody's turn here. Browsers without such marks do nothing. */
export async function called(now: boolean): Promise<void> {
  try {
    await (now ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
  } catch {
    // Not installed, or not allowed.
  }
}
