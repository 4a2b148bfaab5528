<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

/** A call to action that has something to show: where one exists, it can be printed as it is. */
final class CallToActionShown {

	/**
	 * @param string                                                                                             $counted What its clicks are counted for.
	 * @param string                                                                                             $title   Plain text.
	 * @param string                                                                                             $text    Clean HTML.
	 * @param list<array{look: string, label: string, href: string, rel: string, tab: bool, download: bool}> $buttons
	 * @param array<string, mixed>                                                                               $look    Complete.
	 */
	private function __construct(
		private string $counted,
		private string $title,
		private string $text,
		private array $buttons,
		private array $look
	) {}

	/**
	 * The site's. It shows only with a title.
	 *
	 * @param array<string, mixed> $complete As `CallToActionSite` completes it.
	 */
	public static function of_site( array $complete, string $counted = CallToActionClicks::SITE ): ?self {
		return '' === $complete['title'] ? null : self::with_buttons( $complete, $counted );
	}

	/**
	 * One that an author wrote for this place. It shows with whatever it has.
	 *
	 * @param array<string, mixed> $complete As `CallToActionSite` completes it.
	 */
	public static function of_author( array $complete, string $counted ): ?self {
		return self::with_buttons( $complete, $counted )->unless_empty();
	}

	/**
	 * A wheel's own.
	 *
	 * @param array<string, mixed> $complete As `CallToAction` completes it.
	 * @param string               $link     The address of its page; empty when visitors cannot open that.
	 */
	public static function of_page( array $complete, string $link, string $counted ): ?self {
		$button = self::button( 'primary', $complete['btn_label'], $link, $complete['openInTab'] );
		return ( new self( $counted, $complete['title'], $complete['description'], $button, $complete['customizer'] ) )->unless_empty();
	}

	public function counted(): string {
		return $this->counted;
	}

	public function title(): string {
		return $this->title;
	}

	public function text(): string {
		return $this->text;
	}

	/** @return list<array{look: string, label: string, href: string, rel: string, tab: bool, download: bool}> */
	public function buttons(): array {
		return $this->buttons;
	}

	/** @return array<string, mixed> */
	public function look(): array {
		return $this->look;
	}

	/** @param array<string, mixed> $complete */
	private static function with_buttons( array $complete, string $counted ): self {
		$buttons = [];
		foreach ( [ 'primary' => '', 'secondary' => 's' ] as $look => $prefix ) {
			$flags   = '' === $prefix ? '' : 'sb';
			$buttons = array_merge(
				$buttons,
				self::button(
					$look,
					$complete[ $prefix . 'buttonLabel' ],
					$complete[ $prefix . 'buttonLink' ],
					$complete[ $flags . 'openInTab' ],
					array_keys(
						array_filter(
							[
								'nofollow'  => $complete[ $flags . 'setLinkAttrNoFollow' ],
								'sponsored' => $complete[ $flags . 'setLinkAttrSponser' ],
							]
						)
					),
					$complete[ $flags . 'setLinkAttrDownload' ]
				)
			);
		}
		return new self( $counted, $complete['title'], $complete['description'], $buttons, $complete['customizer'] );
	}

	/**
	 * A button needs something to say and somewhere to lead.
	 *
	 * @param list<string> $rel
	 * @return list<array{look: string, label: string, href: string, rel: string, tab: bool, download: bool}> One or none.
	 */
	private static function button( string $look, string $label, string $link, bool $tab, array $rel = [], bool $download = false ): array {
		return '' === $label || '' === $link ? [] : [
			[
				'look'     => $look,
				'label'    => $label,
				'href'     => $link,
				'rel'      => implode( ' ', [ 'noopener', ...$rel ] ),
				'tab'      => $tab,
				'download' => $download,
			],
		];
	}

	private function unless_empty(): ?self {
		return '' === $this->title && '' === $this->text && [] === $this->buttons ? null : $this;
	}
}
