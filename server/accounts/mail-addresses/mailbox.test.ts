import { describe, expect, it } from 'vitest';
import { mailboxKey } from './mailbox.ts';

describe('one mailbox', () => {
  it.each([
    ['omar@example.org', 'omar@example.org', 'a plain address'],
    [' Omar@Example.ORG ', 'omar@example.org', 'capitals and spaces'],
    ['omar+pond@example.org', 'omar@example.org', 'a tag'],
    ['omar+a+b@example.org', 'omar@example.org', 'two tags'],
    ['o.mar@example.org', 'o.mar@example.org', 'dots, which count elsewhere'],
    ['o.m.a.r+x@gmail.com', 'omar@gmail.com', 'dots at Gmail'],
    ['O.Mar@GoogleMail.com', 'omar@gmail.com', 'the other name of Gmail'],
    ['omar@bücher.example', 'omar@xn--bcher-kva.example', 'a domain with an umlaut'],
    ['omar@xn--bcher-kva.example', 'omar@xn--bcher-kva.example', 'the same in ASCII'],
    ['omar@example.org.', 'omar@example.org', 'a dot at the end of the domain'],
    ['+omar@example.org', '+omar@example.org', 'a plus in front, which is no tag'],
  ])('%s is %s: %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });

  it('is never two people', () => {
    const people = ['omar@example.org', 'omar@example.com', 'oma.r@example.org', 'omar.plus@example.org'];

    expect(new Set(people.map(mailboxKey)).size).toBe(people.length);
  });
});
