<?php

declare( strict_types=1 );

namespace Rueda\Report\Save;

use Rueda\Report\Report;

defined( 'ABSPATH' ) || exit;

/**
 * The outcome of saving a wheel as a report, for the code that answers the visitor.
 *
 * @immutable
 */
final class SaveOutcome {
	/**
	 * @param Report|null $report      Null when nothing was saved.
	 * @param int|null    $retry_after Seconds after which it may work, when a limit was reached.
	 */
	private function __construct(
		public string $sentence,
		public ?Report $report = null,
		public string $owner_link = '',
		public ?int $retry_after = null
	) {}

	public static function saved( Report $report, string $owner_link ): self {
		return new self( __( 'Your wheel has been saved.', 'rueda' ), $report, $owner_link );
	}

	public static function not_saved(): self {
		return new self( __( 'Your wheel could not be saved. Please try again.', 'rueda' ) );
	}

	public static function deleted(): self {
		return new self( __( 'This report has been deleted.', 'rueda' ) );
	}

	public static function too_many( int $seconds_left ): self {
		return new self(
			__( 'Too many wheels were saved from your connection. Please try again a little later.', 'rueda' ),
			retry_after: $seconds_left
		);
	}

	public static function no_wheel(): self {
		return new self( __( 'This wheel is no longer available, so your answers could not be saved.', 'rueda' ) );
	}

	/** For authors who try out a wheel. */
	public static function unpublished(): self {
		return new self( __( 'This wheel is not published, so your answers are not saved.', 'rueda' ) );
	}

	public static function other_wheel(): self {
		return new self(
			__( 'This wheel has changed in the meantime. Please reload the page and start over.', 'rueda' )
		);
	}

	public static function cut_off(): self {
		return new self( __( 'Your answers did not arrive complete. Please try again.', 'rueda' ) );
	}

	public static function too_large(): self {
		return new self( __( 'This is more than one wheel can contain.', 'rueda' ) );
	}

	public static function malformed(): self {
		return new self( __( 'The wheel was not sent in the expected format.', 'rueda' ) );
	}
}
