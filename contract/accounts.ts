import * as z from 'zod/mini';
import { PASSWORD_MIN, STAFF_PASSWORD_MIN, STAFF_PASSWORD_TOO_SHORT } from './accounts/passwords.ts';
import { ageGroups, isRealDay } from './rules/age.ts';
import { closedReasons } from './rules/family/access.ts';
import { avatar } from './shared/avatar.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, instant } from './shared/ids.ts';
import { email, languageTag, line, timeZoneName } from './shared/text.ts';

export const favoriteColors = [
  'red', 'blue', 'green', 'yellow', 'purple', 'pink', 'orange', 'teal', 'indigo', 'cyan', 'lime', 'amber',
  'emerald', 'violet', 'rose', 'sky', 'mint', 'lavender', 'coral', 'turquoise', 'gold', 'silver', 'navy', 'maroon',
] as const; // biome-ignore format: a palette

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
const PASSWORD_MAX = 200;
export const CODE_LENGTH = 6;
export const DISPLAY_NAME_MAX = 30;

export const username = z
  .string('Username is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(USERNAME_MIN, 'Username must be at least 3 characters'),
    z.maxLength(USERNAME_MAX, 'Username must be at most 20 characters'),
    z.regex(/^[a-z0-9_]*$/, 'Use letters, numbers and _ only'),
  );

/** A typed username that may contain mistakes: looser than the rule for new ones. */
const typedUsername = line(100, 'Username is required', 'Username must be at most 20 characters').check(
  z.toLowerCase(),
);

export const secret = (least: number, tooShort: string) =>
  z
    .string('Password is required')
    .check(
      z.minLength(least, tooShort),
      z.maxLength(PASSWORD_MAX, 'Password must be at most 200 characters'),
      z.regex(/^\P{Cc}*$/u, 'Please use plain letters here'),
    );

export const password = secret(PASSWORD_MIN, 'Password must be at least 6 characters');
export const staffPassword = secret(STAFF_PASSWORD_MIN, STAFF_PASSWORD_TOO_SHORT);

export const signUpForm = z
  .strictObject({
    username,
    password,
    confirmPassword: z
      .string('Please confirm your password')
      .check(z.minLength(PASSWORD_MIN, 'Please confirm your password')),
    firstName: line(50, 'First name is required', 'First name must be at most 50 characters'),
    lastName: line(50, 'Last name is required', 'Last name must be at most 50 characters'),
    dateOfBirth: z
      .string('Date of birth is required')
      .check(z.minLength(1, 'Date of birth is required'), z.refine(isRealDay, 'Please choose a real date')),
    ageConfirmation: z.literal(true, 'You must confirm that your date of birth is accurate for legal purposes'),
    email: z.optional(email('Valid email is required')),
    parentEmail: z.optional(email('Valid parent email is required')),
    parentName: z.optional(line(100, "Type your grown-up's name", 'Parent name must be at most 100 characters')),
    coppaAcknowledgment: z.optional(z.boolean()),
    /** One of the nicknames that Lilypad offers. Without it, the server picks one. */
    nickname: z.optional(
      line(DISPLAY_NAME_MAX, 'Please pick one of the pond names.', 'Please pick one of the pond names.'),
    ),
    timeZone: z.optional(timeZoneName),
    language: z.optional(languageTag),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export const settings = z.strictObject({
  sound: z.optional(z.boolean()),
  motion: z.optional(z.enum(['system', 'off'])),
  font: z.optional(z.enum(['plain', 'easy'])),
  theme: z.optional(z.enum(['system', 'day', 'night'])),
  /** Whether games run against the clock. */
  timer: z.optional(z.boolean()),
});

/** A child's or staff member's own account, as only they read it. */
export const user = z.object({
  id,
  kind: z.enum(['child', 'staff']),
  role: z.nullable(z.enum(['moderator', 'admin'])),
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  avatar,
  /** The look of the child's own Pip, encoded, once it has hatched; also where the avatar shows an emoji. */
  pip: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  /** By the clock of the child. Only children. */
  age: z.optional(z.number()),
  favoriteColor: z.enum(favoriteColors),
  bio: z.string(),
  /** A new name or bio that waits for review. Until then others see the old one. */
  waiting: z.object({ displayName: z.nullable(z.string()), bio: z.nullable(z.string()) }),
  parentEmail: z.nullable(z.string()),
  parentName: z.nullable(z.string()),
  isProfileComplete: z.boolean(),
  ageGroup: z.nullable(z.enum(ageGroups)),
  isUnder13: z.boolean(),
  parentalConsentStatus: z.enum(['not_needed', 'pending', 'granted', 'declined', 'revoked', 'expired']),
  parentalConsentDate: z.nullable(instant),
  parentalConsentMethod: z.nullable(z.string()),
  dataMinimizationEnabled: z.boolean(),
  parentalControlsActive: z.boolean(),
  settings,
  lastActiveAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
  /** Only while staff have suspended this child. */
  suspendedUntil: z.optional(instant),
  /** Only while Lilypad is closed to this child: in quiet hours, after the daily limit, or while a grown-up has paused it. */
  closed: z.optional(
    z.object({
      because: z.enum(closedReasons),
      opensAt: z.nullable(instant),
      /** By which `opensAt` is shown: the clock of the device may be wrong. */
      timeZone: z.string(),
      /** It has closed only now, so a game that has begun may be finished. */
      mayFinish: z.boolean(),
    }),
  ),
  /** Only in the last minutes before it closes. */
  closing: z.optional(z.object({ because: z.enum(closedReasons), secondsLeft: z.number() })),
  /** Only where grown-ups have decided that buddies never see when this child is online. */
  hidesPresence: z.optional(z.literal(true)),
  /** Only while there is an unread message from staff. */
  hasStaffMessages: z.optional(z.boolean()),
  /** Whether buddies see when this child is here and types. Only children. */
  showsPresence: z.optional(z.boolean()),
  /** Whether the child's posts may reach more children than buddies. Only where the child may decide that alone. */
  reach: z.optional(z.boolean()),
  /** What this account may do now. */
  can: z.object({ meetOthers: z.boolean(), writePosts: z.boolean(), editName: z.boolean() }),
  /** Why not: the refusal that the call would get, so that a card can explain it before the child types anything. */
  whyNot: z.object({ writePosts: z.nullable(z.enum(['consent_required', 'scope_off'])) }),
});

export type User = z.output<typeof user>;

const pendingSignUp = z.object({
  signupId: id,
  email: z.string(),
  toParent: z.boolean(),
  expiresAt: instant,
  resendAfter: instant,
});

export type PendingSignUp = z.output<typeof pendingSignUp>;

export const readUser = endpoint({
  route: 'GET /api/user',
  summary: 'Returns the current user',
  allows: 'member',
  rateLimit: { limit: 240, seconds: 60 },
  returns: user,
});

export const readSignUpTerms = endpoint({
  route: 'GET /api/sign-up-terms',
  summary: 'Returns whether registration is open and from which age a child needs no parent',
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ isOpen: z.boolean(), consentAge: z.number() }),
});

export const redirectToLogin = endpoint({
  route: 'GET /api/login',
  summary: 'Redirects to the sign-in page',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 60 },
  returns: nothing,
  status: 302,
});

export const logIn = endpoint({
  route: 'POST /api/login',
  summary: 'Signs in with username and password; staff get second_step_required and go on with the second step',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    username: typedUsername,
    password: secret(1, 'Password is required'),
    rememberMe: z.optional(z.boolean()),
  }),
  returns: user,
});

export const logOut = endpoint({
  route: 'POST /api/logout',
  summary: 'Ends this session; succeeds when already signed out',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 60 },
  returns: nothing,
});

export const checkUsername = endpoint({
  route: 'GET /api/username-available',
  summary: 'Checks whether a username is free, and suggests others if it is taken',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({ username: z.string().check(z.maxLength(100)) }),
  returns: z.object({
    available: z.boolean(),
    reason: z.optional(z.string()),
    suggestions: z.optional(z.array(z.string())),
  }),
});

export const sendVerification = endpoint({
  route: 'POST /api/send-verification',
  summary: 'Checks and stores the sign-up form, and mails a six-digit code',
  allows: 'anyone',
  rateLimit: { limit: 300, seconds: 3600 },
  body: signUpForm,
  returns: pendingSignUp,
});

export const resendVerification = endpoint({
  route: 'POST /api/resend-verification',
  summary: 'Mails a new code for a pending sign-up',
  allows: 'anyone',
  rateLimit: { limit: 300, seconds: 3600 },
  body: z.strictObject({ signupId: id }),
  returns: pendingSignUp,
});

export const verifyEmail = endpoint({
  route: 'POST /api/verify-email',
  summary: 'Creates the account and signs it in',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({
    signupId: id,
    code: z
      .string('Verification code must be 6 digits')
      .check(z.regex(/^\d{6}$/, 'Verification code must be 6 digits')),
  }),
  returns: user,
  status: 201,
});

export const forgotPassword = endpoint({
  route: 'POST /api/forgot',
  summary: 'Mails a link for a new password if the account exists; the answer is the same if it does not',
  allows: 'anyone',
  rateLimit: { limit: 10, seconds: 600 },
  body: z.strictObject({
    username: z.optional(typedUsername),
    email: z.optional(email('Valid email is required')),
  }),
  returns: nothing,
  status: 202,
});

/** Who reads the mail with the link, and so the page behind it. A child is 13 or older, and has an address of their own. */
export type ResetReader = 'child' | 'parent' | 'staff';

export const resetPassword = endpoint({
  route: 'POST /api/reset',
  summary: 'Sets a new password with the token of the mailed link, and ends all sessions',
  allows: 'anyone',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(100)), password }),
  returns: nothing,
});
