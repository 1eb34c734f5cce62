import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A page whose file is loaded on first use, or earlier by `load`. Once loaded, it renders at once. */
export function lazyPage<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded = await fetchPage();
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  function Page(props: Props): ReactNode {
    // Chosen once: another component type would remount the page.
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { load });
}
