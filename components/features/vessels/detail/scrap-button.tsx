"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";

const ScrapDialog = dynamic(() => import("./scrap-dialog").then((module) => module.ScrapDialog), { loading: () => null });

type Props = { id: number; name: string; version: number; today: string };

export function ScrapButton(props: Props) {
  const t = useTranslations("vessels.scrap");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {t("action")}
      </Button>
      {isOpen ? <ScrapDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
