<?php

declare( strict_types=1 );

namespace Rueda\Report\Save;

use Rueda\Report\Report;

defined( 'ABSPATH' ) || exit;

/** The outcome of saving a wheel as a report, for the code that answers the visitor. */
final class SaveOutcome {
	/** Reasons for refusing what no page of this site sends. */
	public const TOO_LARGE = 'rueda_too_large';
	public const MALFORMED = 'rueda_malformed';

	/**
	 * @param int|null $retry_after Seconds after which it may work, when a limit was reached.
	 * @param string   $nonsense    TOO_LARGE or MALFORMED; "" for outcomes that a visitor can meet.
	 */
	private function __construct(
		private ?Report $report,
		private string $owner_link,
		private string $sentence,
		private ?int $retry_after = null,
		private string $nonsense = ''
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

	public static function no_wheel(): self {
		$sentence = __( 'This wheel is no longer available, so your answers could not be saved.', 'rueda' );
		return new self( null, '', $sentence );
	}

	public static function other_wheel(): self {
		$sentence = __( 'This wheel has changed in the meantime. Please reload the page and start over.', 'rueda' );
		return new self( null, '', $sentence );
	}

	public static function cut_off(): self {
		return new self( null, '', __( 'Your answers did not arrive complete. Please try again.', 'rueda' ) );
	}

	public static function too_large(): self {
		return new self( null, '', __( 'This is more than one wheel can contain.', 'rueda' ), null, self::TOO_LARGE );
	}

	public static function malformed(): self {
		$sentence = __( 'The wheel was not sent in the expected format.', 'rueda' );
		return new self( null, '', $sentence, null, self::MALFORMED );
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

	/** TOO_LARGE or MALFORMED; "" for outcomes that a visitor can meet. */
	public function nonsense(): string {
		return $this->nonsense;
	}
}
