import { useMemo, useState } from 'react';
import { USERNAME_MAX } from '#contract/accounts.ts';
import { isNickname, NICKNAMES_OFFERED, suggestNicknames } from '#contract/rules/nicknames.ts';
import { revealedBy } from '#contract/rules/usernames.ts';

interface Typed {
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
}

const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

/** Usernames for a child who cannot think of one, made like the ones that the server suggests. */
export function useUsernameIdeas({
  firstName,
  lastName,
  dateOfBirth,
}: Omit<Typed, 'nickname'> & { dateOfBirth: string }): string[] {
  return useMemo(() => {
    const child = { firstName, lastName, dateOfBirth };
    const asUsername = (name: string) => `${name.toLowerCase().replace(' ', '_')}_${100 + randomBelow(900)}`;
    return Array.from({ length: 9 }, () => suggestNicknames(randomBelow).map(asUsername))
      .flat()
      .filter((idea) => idea.length <= USERNAME_MAX && revealedBy(idea, child) === undefined)
      .slice(0, NICKNAMES_OFFERED);
  }, [firstName, lastName, dateOfBirth]);
}

/** The offered nicknames and the chosen one, at first the first. */
export function useNicknames({ nickname, firstName, lastName }: Typed, choose: (nickname: string) => void) {
  const [draws, setDraws] = useState(0);
  const drawn = useMemo(() => {
    const child = { firstName, lastName, dateOfBirth: '' };
    const reveals = (name: string) => revealedBy(name.toLowerCase().replaceAll(' ', '_'), child) !== undefined;
    return { draws, reveals, names: suggestNicknames(randomBelow, reveals) };
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
