<?php
/**
 * A classic theme with a sidebar on pages. Posts have none: there, what stands beside them moves them to the right.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?><!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<style>
		body { margin: 0; color: #1a1a1a; font: 16px/1.75 Georgia, serif; }
		.site { display: flow-root; max-width: 1160px; margin: 0 auto; padding: 20px; }
		@media ( min-width: 900px ) {
			main { float: left; width: 70%; }
			aside { float: right; width: 25%; }
			article:not( .type-page ) .entry-content { float: right; width: 70%; }
		}
		:where( [dir="rtl"] ) .entry-content :is( ul, ol ) { margin-right: 0; margin-left: auto; }
		.entry-content a { box-shadow: 0 1px 0 0 currentColor; color: #007acc; text-decoration: none; }
	</style>
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<div class="site">
		<main>
			<?php while ( have_posts() ) : ?>
				<?php the_post(); ?>
				<article <?php post_class(); ?>>
					<?php the_title( '<h1>', '</h1>' ); ?>
					<div class="entry-content"><?php the_content(); ?></div>
				</article>
			<?php endwhile; ?>
		</main>
		<?php if ( is_page() ) : ?>
			<aside><h2>Beside it</h2><p>What a site has on each of its pages.</p></aside>
		<?php endif; ?>
	</div>
	<?php wp_footer(); ?>
</body>
</html>
