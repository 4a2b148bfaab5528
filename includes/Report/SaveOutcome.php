<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** What became of a wheel that was to be saved as a report, for whoever answers the visitor. */
final class SaveOutcome {
	/** @param int|null $retry_after Seconds after which it may work, when a limit was reached. */
	private function __construct(
		private ?Report $report,
		private string $owner_link,
		private string $sentence,
		private ?int $retry_after = null
	) {}

	public static function saved( Report $report, string $owner_link ): self {
		return new self( $report, $owner_link, __( 'Your wheel has been saved.', 'rueda' ) );
	}

	public static function not_saved(): self {
		return new self( null, '', __( 'Your wheel could not be saved. Please try again.', 'rueda' ) );
	}

	public static function deleted(): self {
		return new self( null, '', __( 'This report has been deleted.', 'rueda' ) );
	}

	public static function too_many( int $seconds_left ): self {
		return new self(
			null,
			'',
			__( 'Too many wheels were saved from your connection. Please try again a little later.', 'rueda' ),
			$seconds_left
		);
	}

	/** Null when nothing was saved. */
	public function report(): ?Report {
		return $this->report;
	}

	public function owner_link(): string {
		return $this->owner_link;
	}

	public function sentence(): string {
		return $this->sentence;
	}

	public function retry_after(): ?int {
		return $this->retry_after;
	}
}
