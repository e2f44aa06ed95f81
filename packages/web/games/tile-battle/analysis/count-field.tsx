interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number to type. What isn't one between the limits changes nothing. */
export const CountField = ({ label, value, min, max, onChange }: CountFieldProps) => (
  <label className="count">
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      className="field-line"
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        const next = Number(event.target.value);
        if (event.target.value !== '' && Number.isInteger(next) && next >= min && next <= max) onChange(next);
      }}
    />
  </label>
);
