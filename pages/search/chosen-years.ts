/** The years of the form as they were typed; both are empty for all. */
export interface ChosenYears {
  year: string;
  to: string;
  thisYear: number;
}
