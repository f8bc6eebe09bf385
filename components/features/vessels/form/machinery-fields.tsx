"use client";

import { FieldGroup } from "./field-group";
import { useVesselInputs, type InputProps } from "./vessel-inputs";

export function MachineryFields(props: InputProps) {
  const { text, measure } = useVesselInputs(props);
  return (
    <>
      <FieldGroup id="engines">
        {text("mainEngineMaker")}
        {text("mainEngineModel")}
        {measure("mainEnginePower", "kW")}
        {text("auxiliaryEngineMaker")}
        {text("auxiliaryEngineModel")}
        {measure("auxiliaryEnginePower", "kW")}
      </FieldGroup>
      <FieldGroup id="machinery">
        {text("boilerMaker")}
        {text("boilerModel")}
        {text("compressorMaker")}
        {text("compressorModel")}
        {text("cargoOilPumpMaker")}
        {text("cargoOilPumpModel")}
        {text("fuelOilPurifierMaker")}
        {text("fuelOilPurifierModel")}
        {text("freshGeneratorMaker")}
        {text("freshGeneratorModel")}
        {text("paintMaker")}
      </FieldGroup>
      <FieldGroup id="bunkers">
        {measure("bunkerCapacityMfo", "m3")}
        {measure("bunkerCapacityMdo", "m3")}
        {measure("bunkerCapacityHsd", "m3")}
      </FieldGroup>
      <FieldGroup id="office">
        {text("planUpp")}
        {text("costCenter")}
        {text("SAP")}
      </FieldGroup>
    </>
  );
}
