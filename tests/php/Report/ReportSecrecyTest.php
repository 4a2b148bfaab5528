<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Address;
use Rueda\Report\Report;
use WP_Query;
use WP_REST_Request;

/** Ways to find another person's report without its address. All of them fail. */
final class ReportSecrecyTest extends ReportPageTestCase {
	private const SECRET = 'Debts nobody knows of';

	private Report $report;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
		$this->report              = $this->make_report(
			[ self::SECRET => 2 ],
			$this->make_wheel( [ [ 'label' => self::SECRET ] ] ),
			0
		);
		wp_set_current_user( 0 );
	}

	/**
	 * What is added to the address of the home page; ID and SLUG are the report's.
	 *
	 * @return iterable<string, array{string}>
	 */
	public function addresses(): iterable {
		yield 'its number' => [ '?p=ID' ];
		yield 'its number as a page' => [ '?page_id=ID' ];
		yield 'its number as a file' => [ '?attachment_id=ID' ];
		yield 'its number with its type' => [ '?p=ID&post_type=rueda_report' ];
		yield 'its number among any types' => [ '?p=ID&post_type=any' ];
		yield 'its number as a preview' => [ '?p=ID&preview=true' ];
		yield 'the feed of its number' => [ '?p=ID&feed=rss2' ];
		yield 'the beginning of its name' => [ '?name=PART' ];
		yield 'the beginning of its name with its type' => [ '?name=PART&post_type=rueda_report' ];
		yield 'its whole name without its address' => [ '?name=SLUG' ];
		yield 'its whole name with its type' => [ '?name=SLUG&post_type=rueda_report' ];
		yield 'its whole name as a path' => [ 'SLUG/' ];
		yield 'its whole name as a page' => [ '?pagename=SLUG' ];
		yield 'its whole name as a file' => [ '?attachment=SLUG' ];
		yield 'the beginning of its address' => [ 'wheel-report/PART' ];
		yield 'the folder of its address' => [ 'wheel-report/' ];
		yield 'the beginning of its plain address' => [ '?rueda_report=PART' ];
		yield 'any plain address' => [ '?rueda_report=' ];
		yield 'its address with another case' => [ 'wheel-report/UPPER/' ];
		yield 'a list of its type' => [ '?post_type=rueda_report' ];
		yield 'a list of several types' => [ '?post_type[]=rueda_report&post_type[]=post' ];
		yield 'a feed of its type' => [ '?post_type=rueda_report&feed=rss2' ];
		yield 'the feed of the site' => [ 'feed/' ];
		yield 'the feed of comments' => [ 'comments/feed/' ];
		yield 'a search for what it says' => [ '?s=Debts' ];
		yield 'a search in its type' => [ '?s=Wheel&post_type=rueda_report' ];
		yield 'the author nobody' => [ '?author=0&post_type=rueda_report' ];
		yield 'a year' => [ '?m=YEAR&post_type=rueda_report' ];
		yield 'a year without a type' => [ 'YEAR/' ];
		yield 'a wheel as its parent' => [ '?post_parent=WHEEL&post_type=rueda_report' ];
		yield 'an embed of its number' => [ '?p=ID&embed=true' ];
		yield 'a trackback to its number' => [ '?p=ID&tb=1' ];
		yield 'the sitemap of its type' => [ 'wp-sitemap-posts-rueda_report-1.xml' ];
	}

	/** @dataProvider addresses */
	public function test_other_addresses_neither_show_the_report_nor_redirect_to_it( string $address ): void {
		$slug  = $this->report->slug();
		$query = $this->visit(
			home_url( '/' ) . strtr(
				$address,
				[
					'ID'    => (string) $this->report->id(),
					'SLUG'  => $slug,
					'PART'  => substr( $slug, 0, 12 ),
					'UPPER' => strtoupper( $slug ),
					'YEAR'  => gmdate( 'Y' ),
					'WHEEL' => (string) $this->report->wheel_id(),
				]
			)
		);
		self::assertNotContains( $this->report->id(), wp_list_pluck( $query->posts, 'ID' ) );
		self::assertNotSame( $this->report->id(), $query->get_queried_object_id() );

		$redirect = redirect_canonical( home_url( $_SERVER['REQUEST_URI'] ), false );
		self::assertStringNotContainsString( $slug, str_contains( $address, 'SLUG' ) ? '' : (string) $redirect );
		self::assertStringNotContainsString( 'wheel-report/' . $slug, (string) $redirect );
	}

	public function test_its_number_gives_away_no_link(): void {
		$id = $this->report->id();
		foreach ( [
			get_permalink( $id ),
			get_post_permalink( $id ),
			wp_get_shortlink( $id ),
			get_post_comments_feed_link( $id ),
			get_post_embed_url( $id ),
			(string) get_edit_post_link( $id ),
			(string) wp_get_canonical_url( $id ),
			(string) get_preview_post_link( $id ),
			get_the_guid( $id ),
		] as $link ) {
			self::assertStringNotContainsString( $this->report->slug(), (string) $link );
		}
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function routes(): iterable {
		yield 'our list' => [ '/rueda/v1/reports', [] ];
		yield 'our list of a wheel' => [ '/rueda/v1/reports', [ 'wheel' => 'WHEEL' ] ];
		yield 'our item' => [ '/rueda/v1/reports/ID', [] ];
		yield 'an item by its address' => [ '/rueda/v1/reports/SLUG', [] ];
		yield 'a list by its type' => [ '/wp/v2/rueda_report', [] ];
		yield 'an item by its type' => [ '/wp/v2/rueda_report/ID', [] ];
		yield 'the peer\'s list' => [ '/wp/v2/wheel-submissions', [] ];
		yield 'as a post' => [ '/wp/v2/posts/ID', [] ];
		yield 'as a page' => [ '/wp/v2/pages/ID', [] ];
		yield 'as a file' => [ '/wp/v2/media/ID', [] ];
		yield 'among posts' => [ '/wp/v2/posts', [ 'include' => [ 'ID' ] ] ];
		yield 'among posts by name' => [ '/wp/v2/posts', [ 'slug' => 'SLUG' ] ];
		yield 'a search' => [ '/wp/v2/search', [ 'search' => 'Wheel', 'subtype' => 'any' ] ];
		yield 'a search in its type' => [ '/wp/v2/search', [ 'search' => 'Wheel', 'subtype' => 'rueda_report' ] ];
		yield 'the list of types' => [ '/wp/v2/types', [] ];
		yield 'its type' => [ '/wp/v2/types/rueda_report', [] ];
		yield 'its comments' => [ '/wp/v2/comments', [ 'post' => 'ID' ] ];
		yield 'an embed of its number' => [ '/oembed/1.0/embed', [ 'url' => 'HOME?p=ID' ] ];
		yield 'an embed of its address' => [ '/oembed/1.0/embed', [ 'url' => 'LINK' ] ];
		yield 'the wheel' => [ '/wp/v2/wheel/WHEEL', [] ];
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed> $params
	 */
	public function test_no_route_tells_a_visitor_of_it( string $path, array $params ): void {
		$replace = [
			'WHEEL' => (string) $this->report->wheel_id(),
			'HOME'  => home_url( '/' ),
			'LINK'  => $this->report->link(),
			'SLUG'  => $this->report->slug(),
			'ID'    => (string) $this->report->id(),
		];
		foreach ( [ '', 'subscriber', 'contributor', 'author' ] as $role ) {
			wp_set_current_user( 0 );
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			$request = new WP_REST_Request( 'GET', strtr( $path, $replace ) );
			$filled  = json_decode(
				strtr( (string) wp_json_encode( $params, JSON_UNESCAPED_SLASHES ), $replace ),
				true
			);
			$request->set_query_params( $filled );
			$answer = (string) wp_json_encode( rest_do_request( $request )->get_data(), JSON_UNESCAPED_SLASHES );
			self::assertStringNotContainsString( $this->report->slug(), $answer, "{$role} {$path}" );
			self::assertStringNotContainsString( '"rueda_report"', $answer, "{$role} {$path}" );
			self::assertStringNotContainsString( 'Wheel Submission', $answer, "{$role} {$path}" );
			if ( ! str_contains( $path, '/wheel/' ) ) {
				self::assertStringNotContainsString( self::SECRET, $answer, "{$role} {$path}" );
			}
		}
	}

	/** This holds for other people's reports and for the user's own, because making a report gives no rights. */
	public function test_no_remote_program_of_somebody_without_rights_learns_of_it_or_changes_it(): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		// Each call logs in, so a weak and fast password hash saves time.
		add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );
		foreach ( [ 'subscriber', 'contributor', 'author' ] as $role ) {
			$user = get_userdata( $this->act_as( $role ) )->user_login;
			$own  = $this->make_report( [ self::SECRET => 3 ], $this->report->wheel_id(), get_current_user_id() );
			foreach ( [ $this->report, $own ] as $report ) {
				$id    = $report->id();
				$calls = [
					'wp_getPosts'                      => [ 0, $user, 'password', [ 'post_type' => 'rueda_report' ] ],
					'wp_getPost'                       => [ 0, $user, 'password', $id ],
					'wp_getRevisions'                  => [ 0, $user, 'password', $id ],
					'mw_getPost'                       => [ $id, $user, 'password' ],
					'mw_getRecentPosts'                => [ 0, $user, 'password', 50 ],
					'mt_getRecentPostTitles'           => [ 0, $user, 'password', 50 ],
					'blogger_getPost'                  => [ '', $id, $user, 'password' ],
					'wp_getPage'                       => [ 0, $id, $user, 'password' ],
					'wp_getMediaItem'                  => [ 0, $user, 'password', $id ],
					'pingback_extensions_getPingbacks' => home_url( "/?p={$id}" ),
					'wp_editPost'                      => [ 0, $user, 'password', $id, [ 'post_title' => 'Mine' ] ],
					'wp_deletePost'                    => [ 0, $user, 'password', $id ],
				];
				foreach ( $calls as $method => $arguments ) {
					$answer = ( new \wp_xmlrpc_server() )->{$method}( $arguments );
					self::assertStringNotContainsString(
						$report->slug(),
						(string) wp_json_encode( $answer ),
						"{$role} {$method}"
					);
					self::assertStringNotContainsString(
						self::SECRET,
						(string) wp_json_encode( $answer ),
						"{$role} {$method}"
					);
				}
				self::assertNotNull( $this->reports()->find( $id ), $role );
				self::assertSame( $report->title(), $this->reports()->find( $id )->title() );
			}
		}
	}

	public function test_no_sitemap_names_it(): void {
		$maps = wp_sitemaps_get_server();
		foreach ( $maps->registry->get_providers() as $provider ) {
			self::assertArrayNotHasKey( 'rueda_report', $provider->get_object_subtypes() );
			foreach ( array_merge( [ '' ], array_keys( $provider->get_object_subtypes() ) ) as $subtype ) {
				self::assertStringNotContainsString(
					$this->report->slug(),
					(string) wp_json_encode( $provider->get_url_list( 1, (string) $subtype ) )
				);
			}
		}
	}

	public function test_a_user_is_not_made_known_by_having_saved_one(): void {
		$user = $this->act_as( 'subscriber' );
		$this->make_report( [ self::SECRET => 3 ], $this->report->wheel_id(), $user );
		wp_set_current_user( 0 );

		$request = new WP_REST_Request( 'GET', '/wp/v2/users' );
		self::assertNotContains( $user, array_column( rest_do_request( $request )->get_data(), 'id' ) );
		self::assertSame( 401, rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/users/{$user}" ) )->get_status() );
		$listed = ( new \WP_Sitemaps_Users() )->get_url_list( 1 );
		self::assertStringNotContainsString( get_userdata( $user )->user_nicename, (string) wp_json_encode( $listed ) );
		self::assertNotContains( $user, get_users( [ 'has_published_posts' => true, 'fields' => 'ID' ] ) );

		$query = $this->visit( home_url( "/?author={$user}" ) );
		self::assertSame( [], $query->posts );
		self::assertSame( [], $this->visit( home_url( "/?author={$user}&post_type=rueda_report" ) )->posts );
	}

	public function test_no_report_leads_to_another(): void {
		$own   = $this->make_report( [ 'Health' => 3 ] );
		$third = $this->make_report( [ 'Health' => 4 ] );
		$this->visit( $own->link() );
		$this->printed();
		foreach ( [ true, false ] as $previous ) {
			self::assertEmpty( get_adjacent_post( false, '', $previous ) );
			self::assertEmpty( get_adjacent_post_link( '%link', '%title', false, '', $previous ) );
		}
		// The id does not lead to the address, not even on the page of another report.
		foreach ( [ $this->report, $third ] as $other ) {
			self::assertStringNotContainsString( $other->slug(), (string) get_permalink( $other->id() ) );
		}
		self::assertSame( $own->link(), get_permalink( $own->id() ) );
	}

	public function test_listings_that_ask_for_its_type_get_nothing(): void {
		foreach ( [
			[ 'post_type' => 'rueda_report' ],
			[ 'post_type' => [ 'rueda_report', 'post' ] ],
			[ 'post_type' => 'any' ],
			[ 'p' => $this->report->id(), 'post_type' => 'rueda_report' ],
			[ 'name' => $this->report->slug(), 'post_type' => 'rueda_report', Address::QUERY => '1' ],
		] as $arguments ) {
			self::assertNotContains(
				'rueda_report',
				wp_list_pluck( ( new WP_Query( $arguments ) )->posts, 'post_type' )
			);
		}
		self::assertEmpty( wp_get_archives( [ 'post_type' => 'rueda_report', 'echo' => false ] ) );
		self::assertSame( 0, url_to_postid( $this->report->link() ) );
		$listed = do_blocks(
			'<!-- wp:query {"query":{"postType":"rueda_report","perPage":10}} --><div class="wp-block-query">'
				. '<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div>'
				. '<!-- /wp:query -->'
		);
		self::assertStringNotContainsString( 'Wheel Submission', $listed );
	}

	public function test_cannot_be_commented_on_or_pinged(): void {
		self::assertFalse( comments_open( $this->report->id() ) );
		self::assertFalse( pings_open( $this->report->id() ) );
		update_option( 'default_comment_status', 'open' );
		wp_update_post( [ 'ID' => $this->report->id(), 'comment_status' => 'open', 'ping_status' => 'open' ] );
		self::assertFalse( comments_open( $this->report->id() ) );
		self::assertFalse( pings_open( get_post( $this->report->id() ) ) );
	}

	public function test_is_in_no_export_file_and_in_no_menu(): void {
		$type = get_post_type_object( 'rueda_report' );
		self::assertFalse( $type->can_export );
		self::assertFalse(
			$type->show_in_nav_menus
				|| $type->show_ui
				|| $type->public
				|| $type->publicly_queryable
				|| $type->show_in_rest
				|| $type->has_archive
				|| $type->query_var
				|| $type->rewrite
		);
		self::assertTrue( $type->exclude_from_search );
		self::assertFalse( is_post_publicly_viewable( $this->report->id() ) );
	}

	public function test_addresses_cannot_be_guessed_from_one_another(): void {
		$slugs = [];
		for ( $i = 0; $i < 50; $i++ ) {
			$slug = Address::fresh_slug();
			self::assertMatchesRegularExpression( '/^[0-9a-f]{40}$/', $slug );
			$slugs[] = substr( $slug, 0, 32 );
		}
		self::assertCount( 50, array_unique( $slugs ) );
		self::assertNull( $this->reports()->by_slug( substr( $this->report->slug(), 0, 39 ) ) );
		self::assertNull( $this->reports()->by_slug( '%' ) );
		self::assertNull( $this->reports()->by_slug( '' ) );
	}

	/** @return iterable<string, array{string}> */
	public function foreign_links(): iterable {
		yield 'another host' => [ 'https://evil.example/wheel-report/SLUG/' ];
		yield 'our host as a name' => [ 'http://rueda.test@evil.example/wheel-report/SLUG/' ];
		yield 'somebody at our host' => [ 'http://evil@rueda.test/wheel-report/SLUG/' ];
		yield 'another port' => [ 'http://rueda.test:8080/wheel-report/SLUG/' ];
		yield 'a path beyond' => [ 'http://rueda.test/x/wheel-report/SLUG/' ];
		yield 'a script' => [ 'javascript://rueda.test/wheel-report/SLUG/' ];
		yield 'no host' => [ '/wheel-report/SLUG/' ];
		yield 'the name alone' => [ 'SLUG' ];
		yield 'its number' => [ 'http://rueda.test/?p=ID' ];
		yield 'a list' => [ 'http://rueda.test/?rueda_report[]=SLUG' ];
		yield 'nothing' => [ '' ];
		yield 'the home page' => [ 'http://rueda.test/' ];
		yield 'no address at all' => [ 'http:///' ];
	}

	/** @dataProvider foreign_links */
	public function test_no_other_address_names_it( string $link ): void {
		$link = strtr( $link, [ 'SLUG' => $this->report->slug(), 'ID' => (string) $this->report->id() ] );
		self::assertNull( $this->reports()->by_link( $link ) );
	}

	public function test_a_report_is_found_by_every_form_of_its_link(): void {
		$link = $this->report->link();
		foreach ( [
			$link,
			rtrim( $link, '/' ),
			str_replace( 'http:', 'https:', $link ),
			$link . '?owner=x&utm=1#top',
			"  {$link} ",
			home_url( '/?rueda_report=' . $this->report->slug() ),
			home_url( '/index.php/wheel-report/' . $this->report->slug() ),
			str_replace( 'rueda.test', 'RUEDA.test:80', $link ),
		] as $form ) {
			self::assertSame( $this->report->id(), $this->reports()->by_link( $form )?->id(), $form );
		}
	}
}
