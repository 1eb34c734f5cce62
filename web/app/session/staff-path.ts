const staffPage = /^\/(auth\?(.*&)?next=(%2F|\/))?(staff|moderation|admin)(?![\w-])/i;
const staffPassword = /^\/reset\?(.*&)?for=staff$/;

/** Whether a visitor is at a page of staff, chooses a new password of staff, or is at the sign-in page on the way to one. Nobody signs up there, or plays. */
export function leadsToStaff(path: string, search: string): boolean {
  const address = `${path}?${search}`;
  return staffPage.test(address) || staffPassword.test(address);
}
