<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A button of a call to action, as its author has set it.
 *
 * @immutable
 */
final class CallToActionButton {
	/** The prefixes of the names of stored texts and of stored switches. */
	private const PREFIXES = [ 'primary' => [ '', '' ], 'secondary' => [ 's', 'sb' ] ];

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
	public static function read( string $name, array $stored ): self {
		[ $text, $flag ] = self::PREFIXES[ $name ];
		return new self(
			$name,
			CallToActionSite::line( $stored[ "{$text}buttonLabel" ] ?? null ),
			CallToActionSite::link( $stored[ "{$text}buttonLink" ] ?? null ),
			Read::is_yes( $stored[ "{$flag}openInTab" ] ?? false ),
			Read::is_yes( $stored[ "{$flag}setLinkAttrNoFollow" ] ?? false ),
			Read::is_yes( $stored[ "{$flag}setLinkAttrSponser" ] ?? false ),
			Read::is_yes( $stored[ "{$flag}setLinkAttrDownload" ] ?? false )
		);
	}

	/** @return array<string, string> As they are stored and sent. */
	public function texts(): array {
		$prefix = self::PREFIXES[ $this->name ][0];
		return [ "{$prefix}buttonLabel" => $this->label, "{$prefix}buttonLink" => $this->link ];
	}

	/** @return array<string, bool> As they are stored and sent. */
	public function switches(): array {
		$prefix = self::PREFIXES[ $this->name ][1];
		return [
			"{$prefix}openInTab"           => $this->opens_tab,
			"{$prefix}setLinkAttrNoFollow" => $this->is_no_follow,
			"{$prefix}setLinkAttrSponser"  => $this->is_sponsored,
			"{$prefix}setLinkAttrDownload" => $this->is_download,
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
