<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

use Rueda\Report\Report;
use Rueda\Tests\Report\ReportPageTestCase;

/** Helpers for the tables of rights: who may do what, for each role and each kind of nonce. */
abstract class RightsTestCase extends ReportPageTestCase {
	protected const ALL_200 = '200 200 200 200 200 200';
	protected const ALL_204 = '204 204 204 204 204 204';
	protected const ALL_303 = '303 303 303 303 303 303';
	protected const ALL_403 = '403 403 403 403 403 403';
	protected const ALL_404 = '404 404 404 404 404 404';

	/** Without a nonce, WordPress treats every request as one of a visitor. */
	protected const AS_NOBODY = '401 401 401 401 401 401';

	/** The results with a fresh, an expired and no nonce. In REST, WordPress itself refuses an expired one. */
	protected const OPEN_REST    = [ self::ALL_200, self::ALL_403, self::ALL_200 ];
	protected const MISSING_REST = [ self::ALL_404, self::ALL_403, self::ALL_404 ];
	protected const EDITORS      = [ '401 403 403 403 200 200', self::ALL_403, self::AS_NOBODY ];
	protected const ADMINS       = [ '401 403 403 403 403 200', self::ALL_403, self::AS_NOBODY ];

	/** Public answers for cached pages: no nonce is checked. */
	protected const OPEN       = [ self::ALL_200, self::ALL_200, self::ALL_200 ];
	protected const WITH_NONCE = [ self::ALL_200, self::ALL_403, self::ALL_403 ];

	/** Actions of an admin screen, which need the nonce that the screen prints. */
	protected const ON_SCREEN = [
		'login 403 403 403 302 302',
		'login 403 403 403 403 403',
		'login 403 403 403 403 403',
	];

	/** The same for downloads, where WordPress does not ask visitors to log in. */
	protected const AS_FILE = [ '400 403 403 403 200 200', '400 403 403 403 403 403', '400 403 403 403 403 403' ];

	/** The nonce that a call is sent with: from a page of now, from a page cached for days, or none. */
	private const NONCES = [ 'fresh', 'stale', 'none' ];

	/** @var array<string, Person> */
	private static array $people = [];

	protected Requests $requests;

	/** A published wheel, and a draft of the administrator. */
	protected int $wheel;
	protected int $draft;

	private ?Report $report = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		foreach ( Person::ROLES as $role ) {
			self::$people[ $role ] = Person::create( $role );
		}
	}

	public static function tearDownAfterClass(): void {
		foreach ( self::$people as $person ) {
			$person->leave();
		}
		self::$people = [];
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'rueda_rate_limit', static fn (): int => 100000 );
		foreach ( $this->options() as $name => $value ) {
			update_option( $name, $value );
		}
		$mine           = [ 'post_author' => $this->person( 'administrator' )->id() ];
		$this->wheel    = $this->make_wheel( settings: $mine );
		$this->draft    = $this->make_wheel( settings: $mine + [ 'post_status' => 'draft' ] );
		$this->requests = new Requests();
	}

	/**
	 * @param callable(self, Person, string): Answer $call   Made by each person with each kind of nonce.
	 * @param array{string, string, string}          $rights The outcomes for all roles in the order of Person::ROLES,
	 *                                                       with a fresh, an expired and no nonce.
	 */
	final protected function assert_rights( callable $call, array $rights ): void {
		$told = [];
		foreach ( self::NONCES as $nonce ) {
			$outcomes = array_map(
				fn ( string $role ): string => $call( $this, $this->person( $role ), $nonce )->outcome(),
				Person::ROLES
			);
			$told[]   = implode( ' ', $outcomes );
		}
		self::assertSame( array_combine( self::NONCES, $rights ), array_combine( self::NONCES, $told ) );
	}

	final protected function person( string $role ): Person {
		return self::$people[ $role ];
	}

	/** @return array<string, array<string, mixed>> */
	final protected static function options(): array {
		$networks = [ 'facebook', 'twitter', 'linkedIn', 'reddit', 'email' ];
		return [
			'rueda_settings_sharing' => array_fill_keys( $networks, true ),
			'rueda_settings_reports' => [
				'months'  => 12,
				'picture' => true,
			],
			'rueda_settings_mail'    => [],
			'rueda_settings_cta'     => [],
			'rueda_settings_privacy' => [],
		];
	}

	/**
	 * Calls a REST route.
	 *
	 * @param string|callable(static): string     $path
	 * @param array<array-key, mixed>|object|null $data Sent as JSON.
	 * @return callable(static, Person, string): Answer
	 */
	final protected static function route( string $method, $path, $data = null ): callable {
		return static fn ( self $on, Person $who, string $nonce ): Answer => $on->requests->rest(
			$who,
			$method,
			is_string( $path ) ? $path : $path( $on ),
			$on->nonce( $who, $nonce ),
			$data
		);
	}

	/**
	 * Calls admin-ajax.php.
	 *
	 * @param array<string, string>|callable(static): array<string, string> $fields
	 * @return callable(static, Person, string): Answer
	 */
	final protected static function action( string $name, $fields = [] ): callable {
		return static fn ( self $on, Person $who, string $nonce ): Answer => $on->ajax(
			$who,
			$nonce,
			$name,
			is_array( $fields ) ? $fields : $fields( $on )
		);
	}

	/** @param array<string, string> $fields */
	private function ajax( Person $person, string $nonce, string $action, array $fields = [] ): Answer {
		$security = $this->nonce( $person, $nonce );
		$proof    = '' === $security ? [] : [ 'security' => $security ];
		return $this->requests->ajax( $person, [], [ 'action' => $action ] + $fields + $proof );
	}

	final protected function nonce( Person $person, string $nonce ): string {
		return match ( $nonce ) {
			'fresh' => $this->requests->nonce( $person ),
			'stale' => $this->requests->three_days_ago( fn (): string => $this->requests->nonce( $person ) ),
			default => '',
		};
	}

	final protected function screen( Person $person, string $query ): Answer {
		return $this->requests->press( $person, admin_url( 'admin.php?page=' . $query ) );
	}

	/** The link that a screen prints for people who may use it. */
	final protected function printed_link( Person $person, string $nonce, string $query, string $part ): string {
		$link     = '~href="([^"]*' . preg_quote( $part, '~' ) . '[^"]*_wpnonce=[^"]*)"~';
		[ $href ] = $this->printed_on( $person, $nonce, $query, $link );
		return 'none' === $nonce ? (string) preg_replace( '/&_wpnonce=[^&]*/', '', $href ) : $href;
	}

	/**
	 * Answers the question for confirmation with yes.
	 *
	 * @param array<string, string|list<string>> $fields
	 */
	final protected function confirm( Person $person, string $nonce, string $query, array $fields ): Answer {
		$question          = '~<form method="post" action="([^"]*)">.*?name="_wpnonce" value="([^"]*)"~s';
		[ $address, $key ] = $this->printed_on( $person, $nonce, $query, $question );
		$proof             = 'none' === $nonce ? [] : [ '_wpnonce' => $key ];
		return $this->requests->press( $person, $address, $fields + [ 'confirmed' => 'delete-for-good' ] + $proof );
	}

	/** The report of this row of the table, for calls that do not change it. */
	final protected function a_report(): Report {
		$this->report ??= $this->another_report();
		return $this->report;
	}

	final protected function another_report(): Report {
		return $this->make_report( wheel: $this->wheel );
	}

	/**
	 * People who do not see the link try the editor's. With a nonce that is missing, expired or another user's,
	 * nothing happens.
	 *
	 * @return array{string, string}
	 */
	private function printed_on( Person $person, string $nonce, string $query, string $pattern ): array {
		foreach ( [ $person, $this->person( 'editor' ) ] as $who ) {
			$open = fn (): Answer => $this->screen( $who, $query );
			$html = ( 'stale' === $nonce ? $this->requests->three_days_ago( $open ) : $open() )->body();
			if ( 1 === preg_match( $pattern, $html, $found ) ) {
				return [ str_replace( [ '&#038;', '&amp;' ], '&', $found[1] ), $found[2] ?? '' ];
			}
		}
		self::fail( "Nobody is shown {$pattern} at {$query}." );
	}
}
