import { addMonths, monthOf, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { monthInWords } from '@lifted/domain/language/civil-words';
import { useLanguage } from '../language.ts';
import { FormControl } from './form-control.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';

/** This month, and those around it to choose from, latest first. */
export function useMonths({ ago, ahead }: { readonly ago: number; readonly ahead: number }) {
  const current = monthOf(berlinDate(useTime()));
  const months = Array.from({ length: ahead + 1 + ago }, (_, at) => addMonths(current, ahead - at));
  return {
    current,
    months,
    /** The month an address names, if it can be chosen. */
    named: (text: string | null) => months.find((one) => one === text),
  };
}

interface MonthChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly months: readonly CalendarMonth[];
  readonly value: CalendarMonth;
  readonly onChoose: (month: string) => void;
}

/** A month to choose, in words. */
export function MonthChoice({ name, label, months, value, onChoose }: MonthChoiceProps) {
  const language = useLanguage();
  const choices = months.map((one) => [one, monthInWords(one, language)] as const);
  return (
    <FormControl
      field={{ name, label, kind: 'choice', choices }}
      value={value}
      fault={undefined}
      onType={onChoose}
    />
  );
}
