const staffPage = /^\/(auth\?(.*&)?next=(%2F|\/))?(staff|moderation|admin)(?![\w-])/i;

/** Whether a visitor is at a page of staff, or at the sign-in page on the way to one. Nobody signs up there, or plays. */
export function leadsToStaff(path: string, search: string): boolean {
  return staffPage.test(`${path}?${search}`);
}
