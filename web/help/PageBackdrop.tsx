import type { ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';

/** A quiet bay of the pond behind a page's heading. */
export function PageBackdrop(): ReactNode {
  return (
    <div aria-hidden="true" className="help-shore">
      <div className="help-sun" />
      <Cloud className="help-cloud-middle" />
      <Cloud className="help-cloud-end" />
      <svg aria-hidden="true" viewBox="0 0 1440 120" preserveAspectRatio="none" className="help-far-shore">
        <path
          d="M0 120 V70 C160 20 330 10 520 58 S880 100 1060 44 S1330 10 1440 40 V120Z"
          fill="var(--color-shore-far)"
        />
        <path d="M0 120 V96 C240 60 420 112 700 104 S1140 58 1440 92 V120Z" fill="var(--color-shore-near)" />
      </svg>
      <div className="help-water">
        <svg aria-hidden="true" viewBox="0 0 2400 24" preserveAspectRatio="none" className="help-waves">
          <path d="M0 12 Q75 0 150 12 T300 12 T450 12 T600 12 T750 12 T900 12 T1050 12 T1200 12 T1350 12 T1500 12 T1650 12 T1800 12 T1950 12 T2100 12 T2250 12 T2400 12 V24 H0Z" />
        </svg>
        {glints.map((glint) => (
          <span key={glint} className="help-glint" />
        ))}
      </div>
      <Pad className="help-pad-start" />
      <Pad className="help-pad-middle" />
      <svg aria-hidden="true" viewBox="0 0 1440 48" preserveAspectRatio="none" className="help-near-shore">
        <path d="M0 48 V14 C240 48 520 44 760 30 S1260 18 1440 6 V48Z" />
      </svg>
    </div>
  );
}

const glints = [1, 2, 3, 4];

function Cloud({ className }: { className: string }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 180 64" className={cx('help-cloud', className)}>
      <path d="M30 64 C8 64 2 36 26 32 C28 10 58 6 68 20 C80 -6 124 0 124 28 C152 18 172 34 166 48 C164 58 156 64 146 64Z" />
    </svg>
  );
}

function Pad({ className }: { className: string }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 34" className={cx('help-pad', className)}>
      <ellipse cx="60" cy="19" rx="57" ry="14" fill="#0a6b47" />
      <path
        d="M60 16 L94 5 C110 8 117 12 117 16 C117 24 92 30 60 30 C28 30 3 24 3 16 C3 8 28 2 60 2 C69 2 77 2.600 83 3.400Z"
        fill="#17a76f"
      />
      <path
        d="M60 16 L18 14 M60 16 L30 25 M60 16 L63 28 M60 16 L98 23 M60 16 L112 16"
        stroke="#0f8f5d"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
