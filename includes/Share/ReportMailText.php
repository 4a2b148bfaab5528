<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Chart\ChartArea;

defined( 'ABSPATH' ) || exit;

/** A report's email without markup: complete by itself, for those who read email that way. */
final class ReportMailText {
	public function render( ReportMail $mail ): string {
		$parts   = $mail->opening();
		$parts[] = $mail->title();
		array_push( $parts, ...$mail->words() );
		$parts[] = $this->table( $mail );
		array_push( $parts, ...$mail->notes(), ...$mail->steps() );
		array_push( $parts, ...$this->advice( $mail ) );
		$parts[] = $mail->link_label() . ":\n" . $mail->facts->link . "\n" . $mail->link_note();
		if ( '' !== $mail->facts->owner_link ) {
			$parts[] = $mail->owner_label() . ":\n" . $mail->facts->owner_link . "\n" . $mail->owner_note();
		}
		array_push( $parts, ...$mail->closing() );
		// Email programs recognise this line, and show the text after it as small print.
		$parts[] = "-- \n" . $mail->footer();
		return implode( "\n\n", array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) ) . "\n";
	}

	/** @return list<string> */
	private function advice( ReportMail $mail ): array {
		$parts = [] === $mail->facts->advice ? [] : [ $mail->advice_heading() ];
		foreach ( $mail->facts->advice as [ 'area' => $area, 'text' => $text, 'link' => $link ] ) {
			$parts[] = implode( "\n", array_diff( [ $area->label . ':', $text, $link ], [ '' ] ) );
		}
		return $parts;
	}

	private function table( ReportMail $mail ): string {
		$areas = $mail->areas();
		if ( [] === $areas ) {
			return $mail->nothing_rated();
		}
		return implode(
			"\n",
			array_map( static fn ( ChartArea $area ): string => '- ' . $area->label . ': ' . $area->told(), $areas )
		);
	}
}
