<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * A call to action that has something to show: where one exists, it can be printed as it is.
 *
 * @phpstan-import-type Look from Customizer
 * @phpstan-import-type Site from CallToActionSite
 * @phpstan-import-type Page from CallToAction
 * @phpstan-type Button array{look: string, label: string, href: string, rel: string, tab: bool, download: bool}
 */
final class CallToActionShown {

	/**
	 * @param string       $counted What its clicks are counted for.
	 * @param string       $title   Plain text.
	 * @param string       $text    Clean HTML.
	 * @param list<Button> $buttons
	 * @param Look         $look
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
	 * @param Site $complete As `CallToActionSite` completes it.
	 */
	public static function of_site( array $complete, string $counted = CallToActionClicks::SITE ): ?self {
		return '' === $complete['title'] ? null : self::with_buttons( $complete, $counted );
	}

	/**
	 * One that an author wrote for this place. It shows with whatever it has.
	 *
	 * @param Site $complete As `CallToActionSite` completes it.
	 */
	public static function of_author( array $complete, string $counted ): ?self {
		return self::with_buttons( $complete, $counted )->unless_empty();
	}

	/**
	 * A wheel's own.
	 *
	 * @param Page   $complete As `CallToAction` completes it.
	 * @param string $link     The address of its page; empty when visitors cannot open that.
	 */
	public static function of_page( array $complete, string $link, string $counted ): ?self {
		$button = self::button( 'primary', $complete['btn_label'], $link, $complete['openInTab'] );
		return (
			new self( $counted, $complete['title'], $complete['description'], $button, $complete['customizer'] )
		)->unless_empty();
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

	/** @return list<Button> */
	public function buttons(): array {
		return $this->buttons;
	}

	/** @return Look */
	public function look(): array {
		return $this->look;
	}

	/** @param Site $complete */
	private static function with_buttons( array $complete, string $counted ): self {
		$buttons = array_merge(
			self::button(
				'primary',
				$complete['buttonLabel'],
				$complete['buttonLink'],
				$complete['openInTab'],
				self::rel( $complete['setLinkAttrNoFollow'], $complete['setLinkAttrSponser'] ),
				$complete['setLinkAttrDownload']
			),
			self::button(
				'secondary',
				$complete['sbuttonLabel'],
				$complete['sbuttonLink'],
				$complete['sbopenInTab'],
				self::rel( $complete['sbsetLinkAttrNoFollow'], $complete['sbsetLinkAttrSponser'] ),
				$complete['sbsetLinkAttrDownload']
			)
		);
		return new self( $counted, $complete['title'], $complete['description'], $buttons, $complete['customizer'] );
	}

	private static function rel( bool $no_follow, bool $sponsored ): string {
		return 'noopener' . ( $no_follow ? ' nofollow' : '' ) . ( $sponsored ? ' sponsored' : '' );
	}

	/**
	 * A button needs something to say and somewhere to lead.
	 *
	 * @return list<Button> One or none.
	 */
	private static function button(
		string $look,
		string $label,
		string $link,
		bool $tab,
		string $rel = 'noopener',
		bool $download = false
	): array {
		return '' === $label || '' === $link ? [] : [
			[
				'look'     => $look,
				'label'    => $label,
				'href'     => $link,
				'rel'      => $rel,
				'tab'      => $tab,
				'download' => $download,
			],
		];
	}

	private function unless_empty(): ?self {
		return '' === $this->title && '' === $this->text && [] === $this->buttons ? null : $this;
	}
}
