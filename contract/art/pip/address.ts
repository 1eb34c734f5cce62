/** Where the face of a Pip on a background is found, 200 x 200 px. `pip`: its look, encoded. */
export function pipAddress({ pip, background }: { readonly pip: string; readonly background: string }): string {
  return `/api/avatars/${pip}-${background.slice(1)}.png`;
}
