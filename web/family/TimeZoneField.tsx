import { type ReactNode, useMemo } from 'react';
import { currentZoneName } from '#contract/rules/time-zones.ts';
import { formatTimeZone, listTimeZones } from '#web/app/i18n/time-zones.ts';
import { FieldFrame, type FieldFrameProps } from '#web/ui/controls/FieldFrame.tsx';

interface TimeZoneFieldProps extends FieldFrameProps {
  /** An empty one is offered too, where nothing has to be chosen. */
  value: string;
  onChange: (zone: string) => void;
  optional?: boolean;
}

/** A choice of time zones by their places. */
export function TimeZoneField({ value, onChange, optional = false, ...frame }: TimeZoneFieldProps): ReactNode {
  const current = currentZoneName(value);
  const places = useMemo(() => listPlaces(current), [current]);
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <select
          {...tied}
          className="control"
          value={current}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {optional && <option value="" />}
          {places.map(([place, zone]) => (
            <option key={zone} value={zone}>
              {place}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A browser may list the current one by another name: a place is offered once, and a stored name stays. */
function listPlaces(current: string): [place: string, zone: string][] {
  const zones = current === '' ? listTimeZones() : [...listTimeZones(), current];
  const places = new Map(zones.map((zone) => [formatTimeZone(zone), zone]));
  return [...places].toSorted(([one], [other]) => one.localeCompare(other));
}
