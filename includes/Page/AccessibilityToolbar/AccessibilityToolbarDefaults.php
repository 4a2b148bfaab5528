<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

defined( 'ABSPATH' ) || exit;

/** The tools, links and looks of the toolbar, as a new site has them. */
final class AccessibilityToolbarDefaults {
	public const TOOLS = [
		'resize-plus',
		'resize-minus',
		'grayscale',
		'high-contrast',
		'negative-contrast',
		'light-background',
		'links-underline',
		'readable-font',
		'stop-motion',
		'reset',
	];

	/** The links are always in this order, so that visitors find help in the same place on each page. */
	public const LINKS = [ 'sitemap', 'help', 'feedback' ];

	public const DEVICES = [ 'desktop', 'tablet', 'phone' ];

	public const COLORS = [
		'panelBackground'  => '#ffffff',
		'panelText'        => '#333333',
		'toggleBackground' => '#4054b2',
		'toggleIcon'       => '#ffffff',
		// Darker than the toggle: its text has to stand out by 7:1.
		'activeBackground' => '#37489b',
		'activeText'       => '#ffffff',
	];

	/** @return array<string, mixed> */
	public static function values(): array {
		return [
			'display'    => 'block',
			'devices'    => self::DEVICES,
			'title'      => '',
			'actions'    => array_fill_keys( self::TOOLS, [ 'enabled' => true, 'label' => '' ] ),
			'links'      => array_fill_keys( self::LINKS, [ 'label' => '', 'url' => '' ] ),
			'side'       => 'start',
			'topDesktop' => '100px',
			'topMobile'  => '50px',
			'icon'       => 'accessibility',
			'colors'     => self::COLORS,
			'focusRing'  => [ 'enabled' => true, 'style' => 'solid', 'width' => '3px', 'color' => '' ],
			'skipLink'   => [ 'enabled' => true, 'target' => '' ],
			'save'       => true,
			'hours'      => 12,
		];
	}
}
