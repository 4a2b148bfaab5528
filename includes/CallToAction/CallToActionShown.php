<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * A call to action that has something to show: where one exists, it can be printed as it is.
 *
 * @immutable
 */
final class CallToActionShown {
	/**
	 * @param string                   $counted What its clicks are counted for.
	 * @param string                   $title   Plain text.
	 * @param string                   $text    Clean HTML.
	 * @param list<CallToActionButton> $buttons Those that can be pressed.
	 */
	private function __construct(
		public string $counted,
		public string $title,
		public string $text,
		public array $buttons,
		public Look $look
	) {}

	/** The site's. It shows only with a title. */
	public static function of_site( CallToActionSite $site, string $counted = CallToActionClicks::SITE ): ?self {
		return '' === $site->title ? null : self::with_buttons( $site, $counted );
	}

	/** One that an author wrote for this place. It shows with whatever it has. */
	public static function of_author( CallToActionSite $written, string $counted ): ?self {
		return self::with_buttons( $written, $counted )->unless_empty();
	}

	/**
	 * A wheel's own.
	 *
	 * @param string $link The address of its page; empty when visitors cannot open that.
	 */
	public static function of_page( CallToAction $own, string $link, string $counted ): ?self {
		$buttons = self::complete_among( [ $own->button( $link ) ] );
		return ( new self( $counted, $own->title, $own->description, $buttons, $own->look ) )->unless_empty();
	}

	private static function with_buttons( CallToActionSite $site, string $counted ): self {
		$buttons = self::complete_among( $site->buttons() );
		return new self( $counted, $site->title, $site->description, $buttons, $site->look );
	}

	/**
	 * @param list<CallToActionButton> $buttons
	 * @return list<CallToActionButton>
	 */
	private static function complete_among( array $buttons ): array {
		return array_values(
			array_filter( $buttons, static fn ( CallToActionButton $button ): bool => $button->is_complete() )
		);
	}

	private function unless_empty(): ?self {
		return '' === $this->title && '' === $this->text && [] === $this->buttons ? null : $this;
	}
}
