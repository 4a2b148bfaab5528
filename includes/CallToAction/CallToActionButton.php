<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A button of a call to action, as its author has set it.
 *
 * @immutable
 */
final class CallToActionButton {
	/**
	 * @param 'primary'|'secondary' $name
	 * @param string                $label Plain text.
	 * @param string                $link  An address that may stand in a link; empty for none.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public string $link,
		public bool $opens_tab,
		private bool $is_no_follow = false,
		private bool $is_sponsored = false,
		public bool $is_download = false
	) {}

	/**
	 * @param 'primary'|'secondary'   $name
	 * @param array<array-key, mixed> $stored The call to action that it belongs to.
	 */
	public static function from_stored( string $name, array $stored ): self {
		$names = Definitions::CTA_BUTTONS[ $name ];
		$is_on = static fn ( string $key ): bool => Read::is_yes( $stored[ $key ] ?? false );
		return new self(
			$name,
			CallToActionSite::line( $stored[ $names['label'] ] ?? null ),
			CallToActionSite::link( $stored[ $names['link'] ] ?? null ),
			$is_on( $names['opensTab'] ),
			$is_on( $names['noFollow'] ),
			$is_on( $names['sponsored'] ),
			$is_on( $names['download'] )
		);
	}

	/** @return array<string, string> As they are stored and sent. */
	public function texts(): array {
		$names = Definitions::CTA_BUTTONS[ $this->name ];
		return [ $names['label'] => $this->label, $names['link'] => $this->link ];
	}

	/** @return array<string, bool> As they are stored and sent. */
	public function switches(): array {
		$names = Definitions::CTA_BUTTONS[ $this->name ];
		return [
			$names['opensTab']  => $this->opens_tab,
			$names['noFollow']  => $this->is_no_follow,
			$names['sponsored'] => $this->is_sponsored,
			$names['download']  => $this->is_download,
		];
	}

	/** A button needs something to say and somewhere to lead. */
	public function is_complete(): bool {
		return '' !== $this->label && '' !== $this->link;
	}

	public function rel(): string {
		return 'noopener' . ( $this->is_no_follow ? ' nofollow' : '' ) . ( $this->is_sponsored ? ' sponsored' : '' );
	}
}
