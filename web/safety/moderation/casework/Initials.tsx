import type { ReactNode } from 'react';

/** Two letters of a colleague's username; the name itself is beside it or in its title. */
export function Initials({ name, label }: { name: string; label?: string }): ReactNode {
  return (
    <span className="safety-initials" data-tone="grape" title={label ?? name}>
      <span aria-hidden="true">{name.slice(0, 2).toUpperCase()}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
