"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { vesselWarnings } from "@/lib/features/vessels/rules";
import { FieldGroup } from "./field-group";
import { useVesselInputs, type InputProps } from "./vessel-inputs";

const amount = (text: string) => (text === "" ? null : Number(text));

export function MeasureFields(props: InputProps) {
  const all = useTranslations("vessels");
  const { text, measure } = useVesselInputs(props);
  const [GRT, NRT] = useWatch({ control: props.control, name: ["GRT", "NRT"] });
  const isOdd = vesselWarnings({ GRT: amount(GRT), NRT: amount(NRT) }).length > 0;
  return (
    <>
      <FieldGroup id="dimensions">
        {measure("LOA", "m")}
        {measure("BMLD", "m")}
        {measure("HMLD", "m")}
        {measure("draft", "m")}
      </FieldGroup>
      <FieldGroup id="tonnage">
        {measure("DWT", "t")}
        {measure("GRT", "GT")}
        {measure("NRT", "GT", isOdd ? all("nrtAboveGrt") : undefined)}
        {measure("LWT", "t")}
        {measure("SWL", "t")}
        {measure("load", "t")}
        {measure("COP")}
      </FieldGroup>
      <FieldGroup id="systems">
        {text("IGS")}
        {text("COW")}
        {text("ODME")}
        {text("OWS")}
        {measure("cotVolume", "m3")}
      </FieldGroup>
    </>
  );
}
