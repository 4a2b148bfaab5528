<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\RunStore;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;
use Rueda\Tests\Kit\Elsewhere\BuilderPagesTestCase;

/** Images that somebody fetches in the report of an import. */
final class FetchedImagesTest extends BuilderPagesTestCase {
	private const URL = 'https://93.184.216.34/hills.webp';

	/** @var list<string> Addresses that were asked for. */
	private array $asked = [];
	private string $body = '';

	protected function setUp(): void {
		parent::setUp();
		$this->body = (string) file_get_contents( self::HILLS );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $arguments, string $url ): array {
				$this->asked[] = $url;
				$response      = [ 'code' => 200, 'message' => '' ];
				return [ 'headers' => [], 'body' => $this->body, 'response' => $response, 'cookies' => [] ];
			},
			10,
			3
		);
		add_action( 'rest_api_init', [ $this, 'routes' ] );
	}

	public function test_the_report_names_missing_images_and_each_that_is_fetched_takes_all_its_places(): void {
		$run = $this->imported();
		self::assertSame( [ self::URL, self::URL . '?2' ], $this->missing( $run ) );
		self::assertSame( [], $this->asked );

		$answer = $this->fetch( $run, self::URL );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( [ self::URL . '?2' ], $answer->get_data()['report']['missing'] );
		self::assertSame( [ self::URL ], $this->asked );
		$draft  = $this->made( $run );
		$blocks = parse_blocks( $draft->post_content );
		$image  = $blocks[0]['attrs']['id'];
		$url    = wp_get_attachment_image_url( $image, 'large' );
		self::assertSame( 'The garden', get_post_meta( $image, '_wp_attachment_image_alt', true ) );
		self::assertStringContainsString( 'hills-', (string) get_attached_file( $image ) );
		self::assertSame(
			'<figure class="wp-block-image size-large">'
				. "<img src=\"$url\" alt=\"The garden\" class=\"wp-image-$image\"/></figure>",
			$blocks[0]['innerHTML']
		);
		self::assertSame(
			[ 'id' => $image, 'sizeSlug' => 'large', 'metadata' => [ 'name' => 'The garden' ] ],
			$blocks[0]['attrs']
		);
		self::assertSame( $image, $blocks[1]['innerBlocks'][0]['innerBlocks'][0]['attrs']['id'] );
		self::assertSame(
			[ 'mediaId' => $image, 'url' => wp_get_attachment_url( $image ) ],
			$blocks[2]['attrs']
		);
		self::assertSame( $draft->post_content, serialize_blocks( $blocks ) );
	}

	public function test_an_image_that_somebody_has_chosen_meanwhile_stays_and_is_not_missing(): void {
		$run      = $this->imported();
		$draft    = $this->made( $run );
		$chosen   = $this->library_image();
		$address  = (string) wp_get_attachment_url( $chosen );
		$blocks   = parse_blocks( $draft->post_content );
		$inserted = '<figure class="wp-block-image"><img src="https://other.test/own.webp" alt=""/></figure>';
		// As the editor stores an image of the library, and one of another site.
		$blocks[0]['attrs'] = [ 'id' => $chosen ] + $blocks[0]['attrs'];
		$blocks[1]['innerBlocks'][0]['innerBlocks'][0]['innerContent'] = [ $inserted ];
		$blocks[2]['attrs'] = [ 'mediaId' => $chosen, 'url' => $address ] + $blocks[2]['attrs'];
		wp_update_post( [ 'ID' => $draft->ID, 'post_content' => wp_slash( serialize_blocks( $blocks ) ) ] );
		$edited = $this->made( $run )->post_content;

		self::assertSame( [ self::URL . '?2' ], $this->missing( $run ) );
		self::assertSame( 400, $this->fetch( $run, self::URL )->get_status() );
		self::assertSame( 200, $this->fetch( $run, self::URL . '?2' )->get_status() );
		$now = parse_blocks( $this->made( $run )->post_content );
		self::assertSame( $blocks[0]['attrs'], $now[0]['attrs'] );
		self::assertSame( $inserted, $now[1]['innerBlocks'][0]['innerBlocks'][0]['innerHTML'] );
		self::assertSame( $blocks[2]['attrs'], $now[2]['attrs'] );
		wp_delete_attachment( $chosen, true );
	}

	public function test_undo_deletes_what_was_fetched_and_keeps_what_somebody_has_edited(): void {
		$run = $this->imported();
		$this->fetch( $run, self::URL );
		$draft = $this->made( $run );
		$image = parse_blocks( $draft->post_content )[0]['attrs']['id'];
		$run   = $this->undo( $this->stored( $run ) );
		self::assertSame( [], $run->kept );
		self::assertNull( get_post( $draft->ID ) );
		self::assertNull( get_post( $image ) );

		$run   = $this->imported();
		$draft = $this->made( $run );
		wp_update_post( [ 'ID' => $draft->ID, 'post_title' => 'Mine', 'post_status' => 'publish' ] );
		$this->fetch( $run, self::URL );
		$image = parse_blocks( $this->made( $run )->post_content )[0]['attrs']['id'];
		$run   = $this->undo( $this->stored( $run ) );
		self::assertSame( [ 'edited' ], array_column( $run->kept, 'reason' ) );
		self::assertNotNull( get_post( $draft->ID ) );
		self::assertNotNull( get_post( $image ) );
	}

	public function test_an_image_that_the_library_has_is_not_stored_twice(): void {
		$image = $this->library_image();
		$run   = $this->imported();
		$this->fetch( $run, self::URL );
		self::assertSame( $image, parse_blocks( $this->made( $run )->post_content )[0]['attrs']['id'] );
		$this->undo( $this->stored( $run ) );
		self::assertNotNull( get_post( $image ) );
		wp_delete_attachment( $image, true );
	}

	public function test_fetches_nothing_else_nothing_that_is_no_image_and_nothing_for_others(): void {
		$run = $this->imported();
		self::assertSame( 400, $this->fetch( $run, 'https://93.184.216.34/other.webp' )->get_status() );
		self::assertSame( 404, $this->fetch( $run, self::URL, str_repeat( '0', 32 ) )->get_status() );
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->fetch( $run, self::URL )->get_status() );
		$this->act_as( 'administrator' );
		self::assertSame( [], $this->asked );
		$this->body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
		self::assertSame( 422, $this->fetch( $run, self::URL )->get_status() );
		self::assertCount( 2, $this->missing( $run ) );
		$this->body = (string) file_get_contents( self::HILLS );
		$this->undo( $run );
		self::assertSame( 400, $this->fetch( $run, self::URL )->get_status() );
	}

	public function test_asks_no_address_that_is_not_public(): void {
		$inside = 'http://127.0.0.1/hills.webp';
		$run    = $this->imported( $inside );
		self::assertSame( 422, $this->fetch( $run, $inside )->get_status() );
		self::assertSame( [], $this->asked );
	}

	public function test_what_could_not_be_stored_as_a_whole_is_taken_back_by_the_next(): void {
		$run  = $this->imported();
		$full = static function ( mixed $data ): never {
			throw new KitError( 'kit_disk_full' );
		};
		add_filter( 'wp_generate_attachment_metadata', $full );
		self::assertSame( 500, $this->fetch( $run, self::URL )->get_status() );
		remove_filter( 'wp_generate_attachment_metadata', $full );
		self::assertCount( 2, $this->missing( $run ) );
		$before = $this->attachments();
		self::assertSame( 200, $this->fetch( $run, self::URL )->get_status() );
		self::assertSame( $before, $this->attachments() );
		$this->undo( $this->stored( $run ) );
		self::assertSame( $before - 1, $this->attachments() );
	}

	/** @internal Public only for a hook. */
	public function routes(): void {
		$parts = new ImportParts( new Clock() );
		( new \Rueda\Kit\Rest\RunRoutes(
			static fn () => $parts->importer(),
			$parts->store(),
			$parts->report()
		) )->register();
	}

	private function imported( string $url = self::URL ): Run {
		$image   = [ 'url' => $url, 'alt' => 'The garden' ];
		$section = [
			'elType'   => 'section',
			'settings' => [ 'background_image' => [ 'url' => $url ] ],
			'elements' => [ $this->widget( 'heading', [ 'title' => 'Over it' ] ) ],
		];
		$page    = $this->built(
			[
				$this->widget( 'image', [ 'image' => $image ] ),
				$this->widget( 'image-carousel', [ 'carousel' => [ $image, [ 'url' => $url . '?2' ] ] ] ),
				$section,
			]
		);
		return $this->import( [ $page ] );
	}

	private function made( Run $run ): \WP_Post {
		$item = array_values( $run->items )[0];
		clean_post_cache( $item['id'] );
		$post = get_post( $item['id'] );
		self::assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}

	/** @return list<string> */
	private function missing( Run $run ): array {
		return ( new ImportParts( new Clock() ) )->report()->describe( $this->stored( $run ) )['report']['missing'];
	}

	private function stored( Run $run ): Run {
		$stored = ( new RunStore( new Clock() ) )->find( $run->id );
		self::assertInstanceOf( Run::class, $stored );
		return $stored;
	}

	private function fetch( Run $run, string $url, string $id = '' ): \WP_REST_Response {
		$id      = '' === $id ? $run->id : $id;
		$request = new \WP_REST_Request( 'POST', "/rueda/v1/kits/runs/$id/images" );
		$request->set_param( 'image', $url );
		return rest_do_request( $request );
	}

	private function attachments(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'attachment'" );
	}
}
