import { useEffect, useEffectEvent, useState } from 'react';

/** Closes a note after a while. One that is hovered or has the focus is still being read. Spread the returned props on it. */
export function useTimeToRead(ms: number, close: () => void) {
  const [isRead, setIsRead] = useState(false);
  const onEnd = useEffectEvent(close);
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(() => onEnd(), ms);
    return () => clearTimeout(timer);
  }, [isRead, ms]);
  const hold = () => setIsRead(true);
  const release = () => setIsRead(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
