import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";

type Props = {
  name: string;
  hrefOf: (answer: "approve" | "reject") => string;
  size?: "small" | "large";
};

/** Show Approve and Reject while the principal's answer is pending. Each opens the confirmation dialog. D2 §4 */
export function AnswerButtons({ name, hrefOf, size = "small" }: Props) {
  const t = useTranslations("approvals.verbs");
  return (["approve", "reject"] as const).map((answer) => (
    <Button
      key={answer}
      size={size}
      variant={answer === "approve" ? "contained" : "outlined"}
      color={answer === "approve" ? "primary" : "error"}
      height={size === "small" ? "touch-28" : "touch"}
      component={Link}
      href={hrefOf(answer)}
      scroll={false}
      aria-label={t(`${answer}Of`, { name })}
    >
      {t(answer)}
    </Button>
  ));
}
