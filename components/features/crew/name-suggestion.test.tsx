import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm, useWatch } from "react-hook-form";
import { NameSuggestion } from "./name-suggestion";

type Values = { familyName: string; givenNames: string };

function Form({ fullName, stored = { familyName: "", givenNames: "" } }: { fullName: string; stored?: Values }) {
  const { control } = useForm<Values>({ defaultValues: stored });
  return (
    <>
      <NameSuggestion
        control={control}
        fullName={fullName}
        nationality="Indonesian"
        text={({ family, given }) => `Suggested: ${family} / ${given}`}
        action="Use suggestion"
      />
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </>
  );
}
const values = () => JSON.parse(screen.getByText(/familyName/).textContent ?? "") as Values;

test("suggests names without titles and stores them only when the person takes them over", async () => {
  render(<Form fullName="Capt. Gunawan Sitorus, M.Mar" />);
  expect(screen.getByText(/Suggested: Sitorus \/ Gunawan/)).toBeInTheDocument();
  expect(values()).toEqual({ familyName: "", givenNames: "" });
  await userEvent.click(screen.getByRole("button", { name: "Use suggestion" }));
  expect(values()).toEqual({ familyName: "Sitorus", givenNames: "Gunawan" });
  expect(screen.queryByText(/Suggested/)).not.toBeInTheDocument();
});

test("suggests a single name as the family name, and nothing without a name or beside confirmed ones", () => {
  const { rerender } = render(<Form fullName="Suharto" />);
  expect(screen.getByText(/Suggested: Suharto \/ –/)).toBeInTheDocument();
  rerender(<Form fullName="" />);
  expect(screen.queryByText(/Suggested/)).not.toBeInTheDocument();
});

test("leaves confirmed names alone", () => {
  render(<Form fullName="Suharto" stored={{ familyName: "", givenNames: "Suharto" }} />);
  expect(screen.queryByText(/Suggested/)).not.toBeInTheDocument();
});
