import { useState } from 'react';

/** In the entry of the history and not in the address, where it would be logged: the way back finds it again. */
export function useSearchedFor(): [string, (words: string) => void] {
  const [words, setWords] = useState<string>(() => history.state?.searchedFor ?? '');
  const change = (searchedFor: string): void => {
    setWords(searchedFor);
    history.replaceState({ ...history.state, searchedFor }, '');
  };
  return [words, change];
}
