import { useMemo, useState } from 'react';
import { drawNicknames, isNickname, NICKNAMES_OFFERED } from '#contract/rules/nicknames.ts';
import { toldBy } from '#contract/rules/usernames.ts';

interface Typed {
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
}

const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

/** The offered nicknames and the chosen one, at first the first. */
export function useNicknames({ nickname, firstName, lastName }: Typed, choose: (nickname: string) => void) {
  const [draws, setDraws] = useState(0);
  const drawn = useMemo(() => {
    const child = { firstName, lastName, dateOfBirth: '' };
    const reveals = (name: string) => toldBy(name.toLowerCase().replaceAll(' ', '_'), child) !== undefined;
    return { draws, reveals, names: drawNicknames(randomBelow, reveals) };
  }, [draws, firstName, lastName]);
  const kept = isNickname(nickname) && !drawn.reveals(nickname) ? nickname : undefined;
  const offered =
    kept === undefined || drawn.names.includes(kept) ? drawn.names : [kept, ...drawn.names].slice(0, NICKNAMES_OFFERED);
  return {
    offered,
    chosen: kept ?? offered[0] ?? '',
    showOthers: () => {
      choose('');
      setDraws(draws + 1);
    },
  };
}
