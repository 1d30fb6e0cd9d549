/** The badge on the icon of the installed app: it is this person's turn. Does nothing in browsers without badges. */
export async function called(now: boolean): Promise<void> {
  try {
    await (now ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
  } catch {
    // Not installed, or not allowed.
  }
}
